import * as z from "zod";
import { businessTypes, serviceInterests } from "./contact-message.ts";
import { emailAddress, emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { newsletterSources } from "./newsletter-signup.ts";
import { statuses } from "./status.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-entry.ts";

/** Where a lead came from: the contact form, a quote form, typed by the team, or an import. */
export const leadSources = ["contact-form", ...newsletterSources, "team", "import"] as const;

/**
 * A lead as it is created; the writer adds `created_at`. A form that asks for an email only gives
 * empty names.
 */
export const newLead = z.strictObject({
  first_name: singleLine({ label: "First name", max: limits.nameMax }),
  last_name: singleLine({ label: "Last name", max: limits.nameMax }),
  email: emailAddressByInputType,
  company_name: singleLine({ label: "Company name", max: limits.companyNameMax }).optional(),
  status: z.enum(statuses),
  source: z.enum(leadSources),
  message: multiLine({ label: "Message", max: limits.messageMax }).optional(),
  service_interests: z.array(z.enum(serviceInterests)).max(serviceInterests.length).optional(),
  business_type: z.enum(businessTypes).optional(),
  town: singleLine({ label: "Town", max: limits.nameMax }).optional(),
});

export type NewLead = z.infer<typeof newLead>;

/**
 * A lead as a team member adds it in the browser. The fields as the form has them go in; what comes
 * out is the document, to which the writer adds `created_at` (the server's time). firestore.rules
 * accepts exactly what comes out of here.
 */
export const teamLead = z
  .strictObject({
    first_name: singleLine({
      label: "First name",
      min: 1,
      max: limits.nameMax,
      required: "First name is required",
    }),
    last_name: newLead.shape.last_name,
    email: emailAddress,
    company_name: optionalText(newLead.shape.company_name.unwrap()),
    status: newLead.shape.status,
    source: z.literal("team"),
    message: optionalText(newLead.shape.message.unwrap()),
  })
  .transform(withoutAbsent);

export type TeamLead = z.output<typeof teamLead>;

/** A lead as it is read: tolerant, so that one odd document never breaks a list. */
export const storedLead = z.object({
  first_name: z.string().catch(""),
  last_name: z.string().catch(""),
  email: z.string().catch(""),
  company_name: z.string().optional().catch(undefined),
  /** One of `statuses`, or an unknown word that is shown in a neutral style. */
  status: z.string().catch(""),
  source: z.string().catch(""),
  message: z.string().optional().catch(undefined),
  service_interests: z.array(z.string()).optional().catch(undefined),
  business_type: z.string().optional().catch(undefined),
  town: z.string().optional().catch(undefined),
  created_at: storedTime,
});

export type StoredLead = z.infer<typeof storedLead>;
