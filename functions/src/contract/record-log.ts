import * as z from "zod";
import { storedLink } from "./client.ts";
import { emailAddress, normalizeEmail } from "./email-address.ts";
import { limits } from "./limits.ts";
import { storedTime } from "./stored-time.ts";
import { multiLine } from "./text-field.ts";
import { optionalText } from "./typed-fields.ts";

/** What the functions sign an entry with. They aren't members, so they have no address. */
export const functionAuthors = {
  booking: "the booking calendar",
  review: "the review page",
} as const;

/** What members can note in any log, in addition to each log's own fields. */
export const commonEntry = {
  text: optionalText(multiLine({ label: "Note", max: limits.notesMax })),
  // A file that is imported again has the functions' entries, too.
  by: z.union([z.enum(functionAuthors), emailAddress.overwrite(normalizeEmail)]),
};

export const noText = "Write your note first";

/** An entry of any log, as read. The schema is tolerant, so that one odd entry never breaks a log. */
export const storedLogEntry = z.object({
  /** One of `leadLogKinds`, `taskLogKinds` or `clientLogKinds`, or an unknown word. */
  kind: z.string().catch(""),
  text: z.string().optional().catch(undefined),
  remind_on: z.string().optional().catch(undefined),
  due_date: z.string().optional().catch(undefined),
  assigned_to: z.string().optional().catch(undefined),
  value: z.string().optional().catch(undefined),
  was: z.string().optional().catch(undefined),
  client: storedLink.optional().catch(undefined),
  by: z.string().catch(""),
  created_at: storedTime,
});

export type StoredLogEntry = z.infer<typeof storedLogEntry>;

/** The part of a log that search covers: the texts, newest first, as far as they fit. */
export function logText(entries: readonly Pick<StoredLogEntry, "text">[]): string {
  const texts = entries.flatMap(({ text }) => text ?? []).reverse();
  const cut = texts.join("\n").slice(0, limits.logTextMax);
  // Firestore refuses half of a surrogate pair.
  return cut.replace(/[\ud800-\udbff]$/, "").trim();
}
