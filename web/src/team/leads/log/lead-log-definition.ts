import { dayAfter } from "#contract/business-day";
import { type StoredLead, storedLead } from "#contract/lead";
import { afterEntry, type LeadLogKind, teamLeadEntry } from "#contract/lead-log";
import {
  type ClientChoice,
  chosenClient,
  clientHint,
  type GivenClient,
} from "../../records/form/client-choices.ts";
import type { FormFieldDefinition } from "../../records/form/form-field.tsx";
import { readForm } from "../../records/form/form-values.ts";
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
  owed: { words: "Waits for an answer", icon: "clock" },
  client: { words: "Belongs to no client", icon: "users" },
};

const kinds: { value: LeadLogKind; label: string }[] = [
  { value: "called", label: "Called" },
  { value: "wrote", label: "Wrote" },
  { value: "met", label: "Met" },
  { value: "note", label: "Note" },
  { value: "reminder", label: "Remind me" },
  { value: "client", label: "Client" },
];

const day: FormFieldDefinition = {
  name: "remind_on",
  label: "Remind me on",
  kind: "line",
  type: "date",
  wide: true,
};

const textLabels = new Map([
  ["note", "Note"],
  ["client", "Note"],
  ["reminder", "What for"],
]);

/** @param current the client that an earlier entry named. */
export function leadLogFor(
  choices: readonly ClientChoice[],
  current?: GivenClient,
): LogDefinition<StoredLead> {
  const client: FormFieldDefinition = {
    name: "client",
    label: "Belongs to client",
    kind: "line",
    proposals: choices.map(({ label }) => label),
    hint: current ? `${clientHint} Leave it empty for no client.` : clientHint,
    wide: true,
  };
  const readClient = (typed: string): GivenClient | undefined | { error: string } => {
    const name = typed.trim();
    if (name === "" && current) return undefined;
    const named = chosenClient(choices, name, current);
    if (!named) return { error: "Choose a client from the list" };
    return named.id === current?.id ? { error: "That's what it says already" } : named;
  };
  return {
    collection: "leads",
    schema: storedLead,
    start: (today) => ({
      ...{ kind: "called", remind_on: dayAfter(today), text: "" },
      client: current?.client_name ?? "",
    }),
    fields(kind) {
      return [
        { name: "kind", label: "What did you do?", kind: "segments", choices: kinds },
        ...(kind === "reminder" ? [day] : []),
        ...(kind === "client" ? [client] : []),
        {
          name: "text",
          label: textLabels.get(kind) ?? "How it went",
          kind: "text",
          optional: kind !== "note",
          wide: true,
        },
      ];
    },
    // A day belongs to reminders only, and a client to its own kind.
    read({ kind = "", text = "", remind_on = "", client: typed = "" }, by) {
      if (kind === "reminder") return readForm(teamLeadEntry, { kind, text, by, remind_on });
      if (kind !== "client") return readForm(teamLeadEntry, { kind, text, by });
      const named = readClient(typed);
      if (named && "error" in named) return { errors: { client: named.error } };
      const link = named && { id: named.id, client_name: named.client_name };
      return readForm(teamLeadEntry, { kind, text, by, client: link });
    },
    shown({ kind, remind_on, client: named }, today) {
      const found = Object.entries(shown).find(([name]) => name === kind)?.[1];
      const { words, icon } = found ?? { words: shownWord(kind) || "Entry", icon: "info" };
      if (named) return { words: `Belongs to ${named.client_name}`, icon };
      return { words: remind_on ? `${words} for ${dayWords(remind_on, today)}` : words, icon };
    },
    after: (lead, entry) => ({ ...lead, ...afterEntry(lead, entry) }),
  };
}

export const leadLog = leadLogFor([]);
