import * as z from "zod";
import { type StoredValue, storedEndings, storedValue } from "../../ui/device-storage.ts";
import type { DocumentSource } from "./company-documents.ts";

const unconfirmedWrite = z
  .object({
    companyId: z.string(),
    collection: z.enum(["leads", "clients", "tasks", "log"]),
    /** The record whose log it belongs to. */
    logOf: z.string().optional(),
    /** When it was added, by this device's clock, in ms; older copies of the app don't keep it. */
    at: z.number().optional(),
    /** What was typed, by the name of its field. */
    values: z.record(z.string(), z.string()),
    leadId: z.string().optional(),
  })
  // As entries were kept when only leads had a log: in a collection of that name.
  .transform(({ collection, leadId, ...write }) =>
    collection === "log"
      ? { ...write, collection: "leads" as const, logOf: leadId }
      : { ...write, collection },
  );

/** A document that was added here and that the server hasn't taken yet. */
export type UnconfirmedWrite = z.infer<typeof unconfirmedWrite>;

export function sourceOf({ companyId, collection, logOf }: UnconfirmedWrite): DocumentSource {
  return { companyId, collection, logOf };
}

/**
 * By the id of its document. Firestore keeps these too, but not before the page may have been left, and it drops what is
 * refused after a restart. Wiped at sign-out (access/wipe-device.ts).
 */
export function unconfirmed(id: string): StoredValue<UnconfirmedWrite> {
  return storedValue(
    "localStorage",
    `team-additions:${id}`,
    (stored) => unconfirmedWrite.safeParse(stored).data,
  );
}

export function unconfirmedIds(): string[] {
  return storedEndings("localStorage", "team-additions:*");
}
