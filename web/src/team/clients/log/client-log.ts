import { type StoredClient, storedClient } from "#contract/client";
import { afterClientEntry, type ClientLogKind, teamClientEntry } from "#contract/client-log";
import type { EntryFieldFacts } from "../../records/form/entry-field.tsx";
import { type EntryReading, readEntry } from "../../records/form/entry-values.ts";
import type { LogDefinition } from "../../records/log/log-definition.ts";

const kinds: { value: ClientLogKind; label: string }[] = [
  { value: "note", label: "Note" },
  { value: "phone", label: "Phone" },
  { value: "email", label: "Email" },
  { value: "address", label: "Address" },
  { value: "client_name", label: "Name" },
];

const icons: Readonly<Record<string, string>> = {
  phone: "phone",
  email: "mail",
  address: "map-pin",
  client_name: "users",
  note: "pen",
};

const inputTypes: Readonly<Record<string, "tel" | "email">> = { phone: "tel", email: "email" };

const labelOf = (kind: string) => kinds.find(({ value }) => value === kind)?.label;

/** What is wrong with a value is said at the field of its kind. */
function atField(kind: string, reading: EntryReading): EntryReading {
  if (!("errors" in reading)) return reading;
  const { value, ...errors } = reading.errors;
  return { errors: value === undefined ? errors : { ...errors, [kind]: value } };
}

/** What can be noted about a client, beginning with what is known. */
export function clientLogFor(client: StoredClient): LogDefinition<StoredClient> {
  const { client_name, email = "", phone = "", address = "" } = client;
  const known: Readonly<Record<string, string>> = { client_name, email, phone, address };
  return {
    collection: "clients",
    schema: storedClient,
    start: () => ({ kind: "note", ...known, text: "" }),
    fields(kind) {
      const facts: EntryFieldFacts[] = [
        { name: "kind", label: "What's new?", kind: "segments", choices: kinds },
      ];
      if (kind in known) {
        const label = `Correct ${labelOf(kind)?.toLowerCase()}`;
        facts.push({ name: kind, label, kind: "line", type: inputTypes[kind], wide: true });
      }
      const optional = kind !== "note";
      return [...facts, { name: "text", label: "Note", kind: "text", optional, wide: true }];
    },
    read({ kind = "", text = "", ...values }, by) {
      const was = known[kind];
      if (was === undefined) return readEntry(teamClientEntry, { kind, text, by });
      const value = values[kind]?.trim();
      if (value && value === was) return { errors: { [kind]: "That's what it says already" } };
      return atField(kind, readEntry(teamClientEntry, { kind, text, by, value, was }));
    },
    shown({ kind, value, was }) {
      const icon = icons[kind] ?? "info";
      const label = labelOf(kind) ?? "Entry";
      if (!value) return { words: label, icon };
      return { words: `${label} is ${value}${was ? ` (it was ${was})` : ""}`, icon };
    },
    after: afterClientEntry,
  };
}

export const clientLog = clientLogFor(storedClient.parse({}));
