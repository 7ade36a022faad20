/** The text beside "Lead added." and similar messages. */
export const savedOffline = "It's saved on this device. We'll send it when you're back online.";
