import { Island } from "../../islands/island.tsx";
import { lazyContent } from "../../islands/lazy-content.ts";
import { contactFormName, draftKey, topicParameter } from "../form-names.ts";
import type { ContactFormProps } from "./contact-form.tsx";

const name = "contact-form";

const Content = lazyContent<ContactFormProps>(
  name,
  async () => (await import("./contact-form.tsx")).ContactForm,
);

/**
 * The contact form. It stands in the HTML; react-hook-form, zod and Firebase come with the first
 * touch of it, or at once where there is a draft to restore or a topic to fill in.
 */
export function ContactFormIsland(props: ContactFormProps) {
  return (
    <Island name={name} draft={draftKey(contactFormName)} query={topicParameter}>
      <Content {...props} />
    </Island>
  );
}
