import { type Island, IslandFrame } from "../../islands/island.tsx";
import { contactFormName, draftKey, topicParameter } from "../form-names.ts";
import type { ContactFormProps } from "./contact-form.tsx";

export const contactForm: Island<ContactFormProps> = {
  name: "contact-form",
  load: async () => (await import("./contact-form.tsx")).ContactForm,
};

/**
 * The contact form. Its script comes with the first touch of it, or at once where there is a draft to
 * restore or a topic to fill in.
 */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <IslandFrame
      island={contactForm}
      props={props}
      draft={draftKey(contactFormName)}
      query={topicParameter}
    />
  );
}
