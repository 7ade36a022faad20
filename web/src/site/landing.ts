import { topicParameter } from "../forms/form-names.ts";

const toForm = new RegExp(`^/contact(?:\\?${topicParameter}=[^#]*)?$`);

/** Returns where a link really leads: one to the contact page, with a topic or without, opens at the form. */
export function landing(to: string): string {
  return toForm.test(to) ? `${to}#message` : to;
}
