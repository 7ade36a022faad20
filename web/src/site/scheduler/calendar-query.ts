/** In `/contact?calendar#schedule`: who comes by a button that books a call has asked for the calendar. */
export const calendarQuery = "calendar";

/** Where a button that books a call leads. */
export const calendarAddress = `/contact?${calendarQuery}#schedule`;
