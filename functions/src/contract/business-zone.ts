/** "Today" is the business's day, wherever the phone is. */
export const businessTimeZone = "America/New_York";
