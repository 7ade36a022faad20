import { dayAfter } from "#contract/business-day";
import { type StoredLead, storedLead } from "#contract/lead";
import { afterEntry, type LeadLogKind, teamLeadEntry } from "#contract/lead-log";
import type { EntryFieldFacts } from "../../records/form/entry-field.tsx";
import { readEntry } from "../../records/form/entry-values.ts";
import type { LogDefinition } from "../../records/log/log-definition.ts";
import { shownWord } from "../../records/words.ts";
import { dayWords } from "../../ui/calendar-day.ts";

const shown: Readonly<Record<LeadLogKind, { words: string; icon: string }>> = {
  called: { words: "Called", icon: "phone" },
  wrote: { words: "Wrote", icon: "mail" },
  met: { words: "Met", icon: "users" },
  no_answer: { words: "Called, no answer", icon: "phone" },
  note: { words: "Note", icon: "pen" },
  reminder: { words: "Reminder", icon: "calendar" },
  done: { words: "Reminder done", icon: "check" },
  set_aside: { words: "Set aside", icon: "close" },
  put_back: { words: "Put back", icon: "refresh" },
};

const kinds: { value: LeadLogKind; label: string }[] = [
  { value: "called", label: "Called" },
  { value: "wrote", label: "Wrote" },
  { value: "met", label: "Met" },
  { value: "note", label: "Note" },
  { value: "reminder", label: "Remind me" },
];

const day: EntryFieldFacts = {
  name: "remind_on",
  label: "Remind me on",
  kind: "line",
  type: "date",
  wide: true,
};

export const leadLog: LogDefinition<StoredLead> = {
  collection: "leads",
  schema: storedLead,
  start: (today) => ({ kind: "called", remind_on: dayAfter(today), text: "" }),
  fields(kind) {
    const isNote = kind === "note";
    return [
      { name: "kind", label: "What did you do?", kind: "segments", choices: kinds },
      ...(kind === "reminder" ? [day] : []),
      {
        name: "text",
        label: isNote ? "Note" : kind === "reminder" ? "What for" : "How it went",
        kind: "text",
        optional: !isNote,
        wide: true,
      },
    ];
  },
  // A day belongs to reminders only.
  read: ({ kind = "", text = "", remind_on = "" }, by) =>
    readEntry(teamLeadEntry, { kind, text, by, ...(kind === "reminder" && { remind_on }) }),
  shown({ kind, remind_on }, today) {
    const known = Object.entries(shown).find(([name]) => name === kind)?.[1];
    // A kind that is none of ours stands as it is.
    const { words, icon } = known ?? { words: shownWord(kind) || "Entry", icon: "info" };
    return { words: remind_on ? `${words} for ${dayWords(remind_on, today)}` : words, icon };
  },
  after: (lead, entry) => ({ ...lead, ...afterEntry(lead, entry) }),
};
