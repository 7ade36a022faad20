import * as z from "zod";
import { emailAddress, emailAddressByInputType } from "./email-address.ts";
import { limits } from "./limits.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine, singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-entry.ts";

/** A client as it is created; the writer adds `created_at`. Only the name is needed. */
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
});

export type NewClient = z.infer<typeof newClient>;

/**
 * A client as a team member adds it in the browser: the form's fields go in, the document comes out,
 * to which the writer adds `created_at`. firestore.rules accepts exactly what comes out of here.
 */
export const teamClient = z
  .strictObject({
    client_name: newClient.shape.client_name,
    email: optionalText(emailAddress),
    phone: optionalText(newClient.shape.phone.unwrap()),
    address: optionalText(newClient.shape.address.unwrap()),
    notes: optionalText(newClient.shape.notes.unwrap()),
  })
  .transform(withoutAbsent);

export type TeamClient = z.output<typeof teamClient>;

/** A client as it is read: tolerant, so that one odd document never breaks a list. */
export const storedClient = z.object({
  client_name: z.string().catch(""),
  email: z.string().optional().catch(undefined),
  phone: z.string().optional().catch(undefined),
  address: z.string().optional().catch(undefined),
  notes: z.string().optional().catch(undefined),
  created_at: storedTime,
});

export type StoredClient = z.infer<typeof storedClient>;
