import * as z from "zod";
import { callables } from "#contract/callables";
import {
  businessTypes,
  type ContactMessage,
  contactMessage,
  contactWays,
  serviceInterests,
} from "#contract/contact-message";
import { formDraft } from "../form-draft.ts";
import { contactFormName, topicParameter } from "../form-names.ts";
import type { ContactFormTexts } from "../form-schema.ts";
import { useSubmission } from "../use-submission.ts";

/** The form's fields while they are being filled in: any of them may be missing or not valid yet. */
const contactFields = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  companyName: z.string().optional(),
  email: z.string().optional(),
  serviceInterests: z.array(z.enum(serviceInterests)).optional().catch(undefined),
  businessType: z.enum(businessTypes).optional().catch(undefined),
  message: z.string().optional(),
  phone: z.string().optional(),
  contactBy: z.enum(contactWays).optional().catch(undefined),
  textsOk: z.boolean().optional().catch(undefined),
} satisfies Record<keyof ContactMessage, z.ZodType>);

type ContactFields = z.infer<typeof contactFields>;

export const contactDraft = formDraft<ContactFields>(contactFormName, contactFields);

const emptyFields: Record<keyof ContactMessage, unknown> & ContactFields = {
  firstName: "",
  lastName: "",
  companyName: "",
  email: "",
  serviceInterests: [],
  businessType: undefined,
  message: "",
  phone: "",
  contactBy: undefined,
  textsOk: false,
};

/** The name in `/contact?topic=<name>`. */
export function topicInAddress(): string | undefined {
  return new URLSearchParams(location.search).get(topicParameter) ?? undefined;
}

function fieldsOfTopic(topics: ContactFormTexts["topics"]): ContactFields {
  const topic = typeof location === "undefined" ? undefined : topics[topicInAddress() ?? ""];
  // Without a list, react-hook-form takes the first check box for a single one.
  if (!topic) return { serviceInterests: [] };
  const { message, interests, businessType } = topic;
  const toTypeOn = `${message} `;
  return { message: toTypeOn, serviceInterests: interests, businessType };
}

export function useContactForm(texts: ContactFormTexts) {
  return useSubmission({
    name: contactFormName,
    schema: contactMessage,
    draft: contactDraft,
    given: () => fieldsOfTopic(texts.topics),
    empty: emptyFields,
    path: callables.sendContactEmail.path,
    words: texts,
  });
}

export type ContactFormState = ReturnType<typeof useContactForm>;
