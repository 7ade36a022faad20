/** `/contact?calendar#schedule` is for a visitor who pressed a button that books a call and so wants the calendar. */
export const calendarQuery = "calendar";

export const calendarAddress = `/contact?${calendarQuery}#schedule`;
