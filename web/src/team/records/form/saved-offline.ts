/** Said beside "Lead added." and its like. */
export const savedOffline = "It's saved on this device. We'll send it when you're back online.";
