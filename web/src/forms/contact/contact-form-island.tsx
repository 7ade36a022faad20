import { type Island, IslandFrame } from "../../islands/island.tsx";
import { draftKey } from "../stored-draft.ts";
import type { ContactFormProps } from "./contact-form.tsx";
import { contactFormName } from "./contact-form-name.ts";
import { matterParameter } from "./matter.ts";

export const contactForm: Island<ContactFormProps> = {
  name: "contact-form",
  load: async () => (await import("./contact-form.tsx")).ContactForm,
};

/**
 * The contact form. Its script comes with the first touch of it, or at once where there is a draft to
 * restore or a matter to fill in.
 */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <IslandFrame
      island={contactForm}
      props={props}
      draft={draftKey(contactFormName)}
      query={matterParameter}
    />
  );
}
