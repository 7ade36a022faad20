import * as z from "zod";
import { emailAddress } from "./email-address.ts";
import { limits } from "./limits.ts";
import { submissionFields } from "./submission.ts";
import { multiLine, singleLine } from "./text-field.ts";

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

/** As people read them: on the form, in the owner's mail and on a lead. */
export const serviceInterestLabels: Readonly<Record<ServiceInterest, string>> = {
  automation: "AI and automation",
  seo: "Website and local search",
  social: "Social media",
};

export type BusinessType = (typeof businessTypes)[number];
export type ServiceInterest = (typeof serviceInterests)[number];

function name(label: string, max: number) {
  const required = `${label} must be at least ${limits.nameMin} characters`;
  return singleLine({ label, min: limits.nameMin, max, required });
}

const noService = "Please select at least one service";

/** With the messages that a visitor reads. */
export const contactMessage = z.object({
  firstName: name("First name", limits.nameMax),
  lastName: name("Last name", limits.nameMax),
  companyName: name("Company name", limits.companyNameMax),
  email: emailAddress,
  serviceInterests: z
    .array(z.enum(serviceInterests, { error: noService }), { error: noService })
    .min(1, noService)
    // Twice or in another order is the same choice; a repeat must compare equal.
    .overwrite((chosen) => serviceInterests.filter((service) => chosen.includes(service))),
  businessType: z.enum(businessTypes, { error: "Please select your business type" }),
  message: multiLine({
    label: "Message",
    min: limits.messageMin,
    max: limits.messageMax,
    required: `Message must be at least ${limits.messageMin} characters`,
  }),
});

export type ContactMessage = z.infer<typeof contactMessage>;

/** What the browser sends to `send-contact-email`. */
export const contactSubmission = contactMessage.extend(submissionFields);

export type ContactSubmission = z.infer<typeof contactSubmission>;
