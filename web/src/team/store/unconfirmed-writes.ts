import * as z from "zod";
import { type StoredValue, storedValue } from "../../ui/device-storage.ts";
import { storedEndings } from "./stored-endings.ts";

const unconfirmedWrite = z
  .object({
    companyId: z.string(),
    collection: z.enum(["leads", "clients", "tasks", "log"]),
    /** The record whose log it belongs to. */
    logOf: z.string().optional(),
    /** The time in ms when it was added, by this device's clock. Older copies of the app don't keep it. */
    at: z.number().optional(),
    /** The typed texts by the names of their fields. */
    values: z.record(z.string(), z.string()),
    leadId: z.string().optional(),
  })
  // Entries were kept like this, in a collection of that name, when only leads had a log.
  .transform(({ collection, leadId, ...write }) =>
    collection === "log"
      ? { ...write, collection: "leads" as const, logOf: leadId }
      : { ...write, collection },
  );

/** A document that was added here and that the server hasn't taken yet. */
export type UnconfirmedWrite = z.infer<typeof unconfirmedWrite>;

/**
 * The unconfirmed write by the id of its document. Firestore keeps these too, but the page may be left before it does,
 * and it drops what is refused after a restart. Sign-out wipes them (store/wipe-device.ts).
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
