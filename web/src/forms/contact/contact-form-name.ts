/** Name of the form element, and of its draft. */
export const contactFormName = "contact";
