import { type Island, IslandFrame } from "../../islands/island.tsx";
import { contactFormName, draftKey, topicParameter } from "../form-names.ts";
import type { ContactFormProps } from "./contact-form.tsx";

export const contactForm: Island<ContactFormProps> = {
  name: "contact-form",
  load: async () => (await import("./contact-form.tsx")).ContactForm,
};

/** Its script loads with the first touch, or at once to restore a draft or to fill in a topic. */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <IslandFrame
      island={contactForm}
      props={props}
      called="The form"
      draft={draftKey(contactFormName)}
      query={topicParameter}
    />
  );
}
