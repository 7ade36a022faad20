import * as z from "zod";
import { emailAddress } from "./email-address.ts";
import { limits } from "./limits.ts";
import { pastedPhone } from "./pasted-text.ts";
import { submissionFields } from "./submission.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText } from "./typed-fields.ts";

export const businessTypes = [
  "Daycare",
  "Property Manager",
  "Insurance Agency",
  "Dumpster Rental",
  "Landscaping",
  "Dog Pooper Scooper",
  "Restaurant",
  "Retail Store",
  "Medical Practice",
  "Law Firm",
  "Accounting Firm",
  "Real Estate",
  "Construction",
  "Plumbing",
  "HVAC",
  "Auto Repair",
  "Other",
] as const;

export const serviceInterests = ["automation", "seo", "social"] as const;

/** The words that people read on the form, in the owner's mail and on a lead. */
export const serviceInterestLabels: Readonly<Record<ServiceInterest, string>> = {
  automation: "AI and automation",
  seo: "Website and local search",
  social: "Social media",
};

/** How somebody who left a phone number wants to be answered. */
export const contactWays = ["call", "text", "email"] as const;

/** The words that people read on the form, in the owner's mail and on a lead. */
export const contactWayLabels: Readonly<Record<ContactWay, string>> = {
  call: "Call",
  text: "Text",
  email: "Email",
};

export type ContactWay = (typeof contactWays)[number];
export type ServiceInterest = (typeof serviceInterests)[number];

function name(label: string, max: number) {
  const required = `${label} must be at least ${limits.nameMin} characters`;
  return singleLine({ label, min: limits.nameMin, max, required });
}

const noService = "Please select at least one service";

const noPhone = "Please enter a phone number with the area code, or leave this empty";
const noConsent = "Please check this box so we can text you, or choose a call or email";

/** The digits in a number with its area code. */
const phoneDigitsMin = 10;

const phone = singleLine({ label: "Phone", max: limits.phoneMax })
  .overwrite(pastedPhone)
  .refine((text) => text.replace(/\D/g, "").length >= phoneDigitsMin, { error: noPhone });

interface PhoneFields {
  phone?: string | undefined;
  contactBy?: ContactWay | undefined;
  textsOk?: boolean | undefined;
}

/**
 * Drops fields that don't apply. Without a number there's no choice to make, and consent is only for texts. A dropped
 * field is absent, not undefined.
 */
function withoutIdle<Message extends PhoneFields>(message: Message): Message {
  const { contactBy, textsOk } = message;
  const remaining = { ...message };
  if (!message.phone) delete remaining.phone;
  if (!message.phone || !contactBy) delete remaining.contactBy;
  if (!message.phone || contactBy !== "text" || !textsOk) delete remaining.textsOk;
  return remaining;
}

/** The fields, with the messages that a visitor reads. */
const contactFields = z.object({
  firstName: name("First name", limits.nameMax),
  lastName: name("Last name", limits.nameMax),
  companyName: name("Company name", limits.companyNameMax),
  email: emailAddress,
  serviceInterests: z
    .array(z.enum(serviceInterests, { error: noService }), { error: noService })
    .min(1, noService)
    // Duplicates and order don't matter, because a repeat must compare equal.
    .overwrite((chosen) => serviceInterests.filter((service) => chosen.includes(service))),
  businessType: z.enum(businessTypes, { error: "Please select your business type" }),
  message: multiLine({
    label: "Message",
    min: limits.messageMin,
    max: limits.messageMax,
    required: `Message must be at least ${limits.messageMin} characters`,
  }),
  phone: optionalText(phone),
  // A form sends null if the visitor made no choice.
  contactBy: z
    .enum(contactWays, { error: "Please choose a call, a text or email" })
    .nullish()
    .transform((way) => way ?? undefined)
    .optional(),
  textsOk: z.boolean({ error: noConsent }).optional(),
});

export const contactMessage = contactFields
  .refine(({ phone, contactBy, textsOk }) => !phone || contactBy !== "text" || textsOk === true, {
    path: ["textsOk"],
    error: noConsent,
    // This also runs if there are other problems, so that all are shown at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .overwrite(withoutIdle);

export type ContactMessage = z.infer<typeof contactMessage>;

/** What the browser sends to `send-contact-email`. */
export const contactSubmission = contactMessage.safeExtend(submissionFields);
