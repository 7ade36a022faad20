import * as z from "zod";
import { businessDay } from "./business-day.ts";
import { linkedClient } from "./client.ts";
import { commonEntry, noText, type StoredLogEntry } from "./record-log.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/**
 * What a member can note about a lead. `no_answer`: they called and reached nobody, so the clock keeps running. `done`:
 * the reminder's task is done. `set_aside`: it's spam or a mistake, and nobody needs to answer; `put_back`: somebody
 * needs to answer after all. `owed`: the lead waits for an answer, though no message from the site says so.
 * `client`: names the client it belongs to, if neither its address nor anything else tells; without a client, it no
 * longer belongs to anybody.
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

/**
 * Like `teamLead` (lead.ts): returns what firestore.rules accepts, without `created_at`, if `by` is the writer's own
 * address.
 */
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
  /** When it began to wait for an answer. */
  waiting_since: string | null;
  /** The same time for a lead that was set aside, so that it can be put back. */
  aside_since: string | null;
  /** When the message got its first answer. */
  answered_at: string | null;
  last_entry_at: string | null;
  /** The day of its reminder. */
  next_on?: string | undefined;
  /** What the reminder is for, in its author's words. */
  next_for?: string | undefined;
  /** The client it belongs to, if a member said so. */
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
    // The lead counts as waiting even before the server's time arrives.
    const since = created_at ?? new Date().toISOString();
    return { waiting_since: waiting_since ?? aside_since ?? since, aside_since: null };
  }
  return { waiting_since, aside_since };
}

/**
 * Returns a lead's progress after one more entry. A new reminder replaces the previous one. An answer on the reminder's
 * day or later settles it, and so does `done` on any day. The functions go through a whole log, the browser through the
 * entries that they haven't seen yet.
 */
export function afterEntry(
  previous: LeadProgress,
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
    (answered && previous.next_on !== undefined && previous.next_on <= day);
  return {
    ...clockAfter(previous, { kind, created_at }),
    answered_at:
      previous.answered_at ?? (answered && previous.waiting_since !== null ? created_at : null),
    last_entry_at: created_at ?? previous.last_entry_at,
    next_on: kind === "reminder" ? remind_on : isSettled ? undefined : previous.next_on,
    next_for: kind === "reminder" ? text : isSettled ? undefined : previous.next_for,
    client_id: kind === "client" ? client?.id : previous.client_id,
  };
}

/**
 * Returns a lead's progress from its whole log, with the same result however often it runs. It starts with the lead's
 * own fields, because a log that was restored in parts may lack the answer that stopped the clock. So an answered lead
 * waits again only if an entry says that an answer is owed, and only a lead that was set aside can be put back.
 */
export function byWholeLog(
  lead: Pick<LeadProgress, "waiting_since" | "aside_since" | "answered_at" | "client_id">,
  entries: readonly StoredLogEntry[],
): LeadProgress {
  const { waiting_since, aside_since, answered_at, client_id } = lead;
  const start = { waiting_since, aside_since, answered_at, client_id, last_entry_at: null };
  return entries.reduce<LeadProgress>((previous, entry) => {
    const after = afterEntry(previous, entry);
    const since = previous.waiting_since ?? "";
    if (entry.created_at === null || entry.created_at >= since) return after;
    // This entry is older than the wait, so it says nothing about it.
    const { waiting_since, aside_since, answered_at } = previous;
    return { ...after, waiting_since, aside_since, answered_at };
  }, start);
}
