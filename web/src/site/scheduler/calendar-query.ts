/** In `/contact?calendar#schedule`: who comes by a button that books a call has asked for the calendar. */
export const calendarQuery = "calendar";
