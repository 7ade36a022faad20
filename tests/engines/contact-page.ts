import type { ContactMessage } from "#contract/contact-message";
import { serviceInterestLabels } from "#contract/contact-message";
import { content } from "../../e2e/fixtures/site-content.ts";
import type { Visitor } from "./visitor.ts";

const { labels } = content.forms.contact;

/** Fills in every required field. */
export async function fillContactForm(visitor: Visitor, message: ContactMessage): Promise<void> {
  await visitor.type(labels.firstName, message.firstName);
  await visitor.type(labels.lastName, message.lastName);
  await visitor.type(labels.companyName, message.companyName);
  await visitor.type(labels.email, message.email);
  for (const name of message.serviceInterests)
    await visitor.press("checkbox", serviceInterestLabels[name]);
  await visitor.choose(labels.businessType, message.businessType);
  await visitor.type(labels.message, message.message);
}
