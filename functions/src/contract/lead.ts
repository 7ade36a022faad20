import * as z from "zod";
import { newClient } from "./client.ts";
import {
  businessTypes,
  contactWayLabels,
  contactWays,
  serviceInterestLabels,
  serviceInterests,
} from "./contact-message.ts";
import { documentId } from "./document-id.ts";
import { emailAddress, emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { status } from "./status.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/**
 * Where a lead came from: a form on the site (`contact-form`, a newsletter source), `team`, `import`, or words that a
 * person typed.
 */
const leadSource = singleLine({
  label: "Source",
  min: 1,
  max: limits.sourceMax,
  required: "Source must be a text",
});

/**
 * A lead as it is created. The writer adds `created_at`, `email_key`, and `texts_ok_at` if they agreed to texts. A form
 * that asks only for an email leaves the names empty.
 */
export const newLead = z.strictObject({
  first_name: singleLine({ label: "First name", max: limits.nameMax }),
  last_name: singleLine({ label: "Last name", max: limits.nameMax }),
  email: emailAddressByInputType,
  company_name: singleLine({ label: "Company name", max: limits.companyNameMax }).optional(),
  status,
  source: leadSource,
  message: multiLine({ label: "Message", max: limits.messageMax }).optional(),
  service_interests: z
    .array(
      z.enum(serviceInterests, {
        error: `Services are ${Object.values(serviceInterestLabels).join(", ")}`,
      }),
    )
    .max(serviceInterests.length)
    .optional(),
  business_type: z
    .enum(businessTypes, { error: `Business type must be one of ${businessTypes.join(", ")}` })
    .optional(),
  town: singleLine({ label: "Town", max: limits.nameMax }).optional(),
  phone: newClient.shape.phone,
  contact_by: z
    .enum(contactWays, { error: `Prefers one of ${Object.values(contactWayLabels).join(", ")}` })
    .optional(),
  came_from: singleLine({ label: "Came from", max: limits.sourceMax }).optional(),
  first_page: singleLine({ label: "First page", max: limits.addressMax }).optional(),
});

export type NewLead = z.infer<typeof newLead>;

/** Whether they can be called or written to. */
export function isReachable({ email, phone }: { email?: string; phone?: string }): boolean {
  return Boolean(email || phone);
}

export const unreachable = { path: ["email"], error: "Give an email address or a phone number" };

/** Takes a form's fields and returns exactly what firestore.rules accepts, without `created_at` and `email_key`. */
export const teamLead = z
  .strictObject({
    first_name: singleLine({
      label: "First name",
      min: 1,
      max: limits.nameMax,
      required: "First name is required",
    }),
    last_name: newLead.shape.last_name,
    email: optionalText(emailAddress),
    company_name: optionalText(newLead.shape.company_name.unwrap()),
    status: newLead.shape.status,
    source: leadSource,
    message: optionalText(newLead.shape.message.unwrap()),
    phone: optionalText(newClient.shape.phone.unwrap()),
  })
  .refine(isReachable, unreachable)
  // The email is stored empty, like the names if a form asks only for an email.
  .transform((lead) => withoutAbsent({ ...lead, email: lead.email ?? "" }));

export type TeamLead = z.output<typeof teamLead>;

/**
 * A lead, as read. The schema is tolerant, so that one odd document never breaks a list. An export has its columns in
 * this order.
 */
export const storedLead = z.object({
  first_name: z.string().catch(""),
  last_name: z.string().catch(""),
  email: z.string().catch(""),
  company_name: z.string().optional().catch(undefined),
  /** One of `statuses`, or an unknown word. */
  status: z.string().catch(""),
  created_at: storedTime,
  source: z.string().catch(""),
  message: z.string().optional().catch(undefined),
  service_interests: z.array(z.string()).optional().catch(undefined),
  business_type: z.string().optional().catch(undefined),
  town: z.string().optional().catch(undefined),
  phone: z.string().optional().catch(undefined),
  /** One of `contactWays`, or an unknown word. */
  contact_by: z.string().optional().catch(undefined),
  /** How their visit to the site began: a source class from the counters, and a page's path. */
  came_from: z.string().optional().catch(undefined),
  first_page: z.string().optional().catch(undefined),
  /** When they agreed to get texts. */
  texts_ok_at: storedTime,
  /** Set if the lead got no separate email. A summary that is due at this time mentions it. */
  summary_at: storedTime,
  /**
   * Set only while it waits: from its arrival for a message from the site, otherwise from when somebody said that it
   * waits.
   */
  waiting_since: storedTime,
  /**
   * These seven fields come from its log (lead-log.ts). The first one replaces `waiting_since` for a lead that was set
   * aside.
   */
  aside_since: storedTime,
  answered_at: storedTime,
  last_entry_at: storedTime,
  next_on: z.string().optional().catch(undefined),
  next_for: z.string().optional().catch(undefined),
  client_id: documentId.optional().catch(undefined),
  /** The log's texts, newest first, as far as they fit. */
  log_text: z.string().optional().catch(undefined),
} satisfies Record<keyof NewLead, z.ZodType> & Record<string, z.ZodType>);

export type StoredLead = z.infer<typeof storedLead>;
