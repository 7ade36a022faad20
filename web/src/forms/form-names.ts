/** The name of the contact form's element and draft. A short form is named after its source. */
export const contactFormName = "contact";

export const reviewFormName = "review";

/** `/contact?topic=<name>` says what the visitor pressed before coming to the form. */
export const topicParameter = "topic";

/** The topics that bring lines along (contact/carried-lines.ts). The form's texts must have each of them. */
export const carryingTopics = ["estimate", "checkup", "sketch"] as const;

/** The loader looks for this key in the session storage to find a form to wake. */
export function draftKey(form: string) {
  return `draft-${form}` as const;
}
