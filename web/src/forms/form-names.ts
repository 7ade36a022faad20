/** Name of the contact form's element, and of its draft. A short form is called like its source. */
export const contactFormName = "contact";

/** In `/contact?topic=<name>`: what the visitor pressed before coming to the form. */
export const topicParameter = "topic";

/** The loader looks here in the session storage for a form to wake. */
export function draftKey(form: string) {
  return `draft-${form}` as const;
}
