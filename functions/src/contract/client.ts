import * as z from "zod";
import { documentId } from "./document-id.ts";
import { emailAddress, emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/** A client as it is created. The writer adds `created_at`, and `email_key` if there is an email. */
export const newClient = z.strictObject({
  client_name: singleLine({
    label: "Client name",
    min: 1,
    max: limits.companyNameMax,
    required: "Client name is required",
  }),
  email: emailAddressByInputType.optional(),
  phone: singleLine({ label: "Phone", max: limits.phoneMax }).optional(),
  address: singleLine({ label: "Address", max: limits.addressMax }).optional(),
  notes: multiLine({ label: "Notes", max: limits.notesMax }).optional(),
  /** The lead that became this client. */
  lead_id: documentId.optional(),
});

/** How other records name a client. The name is a copy, so that a list needn't read the client for it. */
export const linkedClient = z.strictObject({
  id: documentId,
  client_name: newClient.shape.client_name,
});

/** The same link, as read. The schema is tolerant. */
export const storedLink = z.object({ id: z.string(), client_name: z.string() });

export type NewClient = z.infer<typeof newClient>;

/** Takes a form's fields and returns exactly what firestore.rules accepts, without `created_at` and `email_key`. */
export const teamClient = z
  .strictObject({
    client_name: newClient.shape.client_name,
    email: optionalText(emailAddress),
    phone: optionalText(newClient.shape.phone.unwrap()),
    address: optionalText(newClient.shape.address.unwrap()),
    notes: optionalText(newClient.shape.notes.unwrap()),
    lead_id: newClient.shape.lead_id,
  } satisfies Record<keyof NewClient, z.ZodType>)
  .transform(withoutAbsent);

export type TeamClient = z.output<typeof teamClient>;

/**
 * A client, as read. The schema is tolerant, so that one odd document never breaks a list. An export has its columns in
 * this order.
 */
export const storedClient = z.object({
  client_name: z.string().catch(""),
  email: z.string().optional().catch(undefined),
  phone: z.string().optional().catch(undefined),
  address: z.string().optional().catch(undefined),
  notes: z.string().optional().catch(undefined),
  created_at: storedTime,
  lead_id: documentId.optional().catch(undefined),
  /** These come from its log (client-log.ts). */
  last_entry_at: storedTime,
  /** Signs the link of the last request for a review. */
  review_token: z.string().optional().catch(undefined),
  log_text: z.string().optional().catch(undefined),
} satisfies Record<keyof NewClient | "created_at", z.ZodType> & Record<string, z.ZodType>);

export type StoredClient = z.infer<typeof storedClient>;
