import * as z from "zod";
import { businessDay } from "./business-day.ts";
import { linkedClient } from "./client.ts";
import { commonEntry, noText, type StoredLogEntry } from "./record-log.ts";
import { optionalText, withoutAbsent } from "./typed-entry.ts";

/**
 * What a member can note about a lead. `no_answer`: they called and reached nobody, so the clock goes on. `done`: what
 * the reminder was for. `set_aside`: spam or a mistake, nobody needs to answer; `put_back`: somebody does, after all.
 * `owed`: they wait for an answer, though no message of the site says so.
 * `client`: whose it is, where neither its address nor anything else tells; without a client it is nobody's any more.
 */
export const leadLogKinds = [
  "called",
  "wrote",
  "met",
  "no_answer",
  "note",
  "reminder",
  "done",
  "set_aside",
  "put_back",
  "owed",
  "client",
] as const;

export type LeadLogKind = (typeof leadLogKinds)[number];

const answers: ReadonlySet<unknown> = new Set<LeadLogKind>(["called", "wrote", "met"]);

/** Whether an entry of this kind stops the clock of a lead that waits. */
export function isAnswer(kind: unknown): boolean {
  return answers.has(kind);
}

const noDay = "Choose the day you want a reminder";

/** As `teamLead` (lead.ts): what firestore.rules accepts, without `created_at`, if `by` is the writer's own address. */
export const teamLeadEntry = z
  .strictObject({
    kind: z.enum(leadLogKinds, { error: `An entry is one of ${leadLogKinds.join(", ")}` }),
    ...commonEntry,
    remind_on: optionalText(z.iso.date({ error: "A reminder needs a day like 2026-05-31" })),
    client: linkedClient.optional(),
  })
  .refine(({ kind, text }) => kind !== "note" || text !== undefined, {
    path: ["text"],
    error: noText,
  })
  .refine(({ kind, remind_on }) => (kind === "reminder") === (remind_on !== undefined), {
    path: ["remind_on"],
    error: noDay,
  })
  .refine(({ kind, client }) => kind === "client" || client === undefined, {
    path: ["client"],
    error: "Only an entry of the kind client names one",
  })
  .transform(withoutAbsent);

export type TeamLeadEntry = z.output<typeof teamLeadEntry>;

/** What a lead's log says about it, in ISO times and days. */
export interface LeadProgress {
  /** Since when it waits for an answer. */
  waiting_since: string | null;
  /** The same of one that was set aside, for putting it back. */
  aside_since: string | null;
  /** When such a message got its first answer. */
  answered_at: string | null;
  last_entry_at: string | null;
  /** The day to come back to it. */
  next_on?: string | undefined;
  /** What for, in the words of whoever wants to be reminded. */
  next_for?: string | undefined;
  /** Whose it is, where somebody said so. */
  client_id?: string | undefined;
}

function clockAfter(
  { waiting_since, aside_since }: Pick<LeadProgress, "waiting_since" | "aside_since">,
  { kind, created_at }: Pick<StoredLogEntry, "kind" | "created_at">,
) {
  if (isAnswer(kind)) return { waiting_since: null, aside_since: null };
  if (kind === "set_aside") {
    return { waiting_since: null, aside_since: waiting_since ?? aside_since };
  }
  if (kind === "put_back") {
    return { waiting_since: waiting_since ?? aside_since, aside_since: null };
  }
  if (kind === "owed") {
    // While the server's time is on its way, they wait all the same.
    const since = created_at ?? new Date().toISOString();
    return { waiting_since: waiting_since ?? aside_since ?? since, aside_since: null };
  }
  return { waiting_since, aside_since };
}

/**
 * How a lead stands after one more entry. A new reminder replaces the one before; an answer on its day or later settles
 * it, and so does `done` on any. The functions go through a whole log, the browser through what they have not seen yet.
 */
export function afterEntry(
  before: LeadProgress,
  {
    kind,
    remind_on,
    text,
    client,
    created_at,
  }: Pick<StoredLogEntry, "kind" | "remind_on" | "text" | "client" | "created_at">,
): LeadProgress {
  const answered = isAnswer(kind);
  const day = created_at === null ? "" : businessDay(new Date(created_at));
  const isSettled =
    kind === "done" ||
    kind === "set_aside" ||
    (answered && before.next_on !== undefined && before.next_on <= day);
  return {
    ...clockAfter(before, { kind, created_at }),
    answered_at:
      before.answered_at ?? (answered && before.waiting_since !== null ? created_at : null),
    last_entry_at: created_at ?? before.last_entry_at,
    next_on: kind === "reminder" ? remind_on : isSettled ? undefined : before.next_on,
    next_for: kind === "reminder" ? text : isSettled ? undefined : before.next_for,
    client_id: kind === "client" ? client?.id : before.client_id,
  };
}

/**
 * How a lead stands by its whole log, however often that is asked. It begins with what the lead says: an answer that
 * stopped the clock may be missing from a log that was brought back in parts. So what was answered waits again only where
 * an entry says that an answer is owed, and only what was set aside can be put back.
 */
export function byWholeLog(
  lead: Pick<LeadProgress, "waiting_since" | "aside_since" | "answered_at" | "client_id">,
  entries: readonly StoredLogEntry[],
): LeadProgress {
  const { waiting_since, aside_since, answered_at, client_id } = lead;
  const start = { waiting_since, aside_since, answered_at, client_id, last_entry_at: null };
  return entries.reduce<LeadProgress>((before, entry) => {
    const after = afterEntry(before, entry);
    const since = before.waiting_since ?? "";
    if (entry.created_at === null || entry.created_at >= since) return after;
    // It was noted before they began to wait, and says nothing about that.
    const { waiting_since, aside_since, answered_at } = before;
    return { ...after, waiting_since, aside_since, answered_at };
  }, start);
}
