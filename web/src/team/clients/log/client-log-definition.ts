import { type StoredClient, storedClient } from "#contract/client";
import { afterClientEntry, type ClientLogKind, teamClientEntry } from "#contract/client-log";
import type { FormFieldDefinition } from "../../records/form/form-field.tsx";
import { type FormResult, readForm } from "../../records/form/form-values.ts";
import type { LogDefinition } from "../../records/log/log-definition.ts";

interface KindField {
  label: string;
  icon: string;
  type?: "tel" | "email";
}

/** The kinds are in the order in which the form offers them. */
const kinds: Readonly<Record<ClientLogKind, KindField>> = {
  note: { label: "Note", icon: "pen" },
  phone: { label: "Phone", icon: "phone", type: "tel" },
  email: { label: "Email", icon: "mail", type: "email" },
  address: { label: "Address", icon: "map-pin" },
  client_name: { label: "Name", icon: "users" },
  review: { label: "Asked for a review", icon: "star" },
};

/** Asking for a review has its own button (ask-review.tsx). */
const choices = Object.entries(kinds)
  .filter(([value]) => value !== "review")
  .map(([value, { label }]) => ({ value, label }));

function fieldOf(kind: string): KindField {
  return new Map(Object.entries(kinds)).get(kind) ?? { label: "Entry", icon: "info" };
}

function reviewWords(kind: string, name: string | undefined): string | undefined {
  if (kind === "reviewed") return "Wrote a review, only for us";
  if (kind !== "quotable") return undefined;
  return `Wrote a review we may quote ${name ? `as ${name}` : "without a name"}`;
}

/** Moves an error about the value to the field of its kind. */
function atField(kind: string, reading: FormResult): FormResult {
  if (!("errors" in reading)) return reading;
  const { value, ...errors } = reading.errors;
  return { errors: value === undefined ? errors : { ...errors, [kind]: value } };
}

export function clientLogFor(client: StoredClient): LogDefinition<StoredClient> {
  const { client_name, email = "", phone = "", address = "" } = client;
  const current: Readonly<Record<string, string>> = { client_name, email, phone, address };
  return {
    collection: "clients",
    schema: storedClient,
    start: () => ({ kind: "note", ...current, text: "" }),
    fields(kind) {
      const { label, type } = fieldOf(kind);
      const own: FormFieldDefinition[] =
        kind in current
          ? [
              {
                name: kind,
                label: `Correct ${label.toLowerCase()}`,
                kind: "line",
                type,
                wide: true,
              },
            ]
          : [];
      return [
        { name: "kind", label: "What's new?", kind: "segments", choices },
        ...own,
        { name: "text", label: "Note", kind: "text", optional: kind !== "note", wide: true },
      ];
    },
    read({ kind = "", text = "", ...values }, by) {
      const was = current[kind];
      if (was === undefined) return readForm(teamClientEntry, { kind, text, by });
      const value = values[kind]?.trim();
      if (value && value === was) return { errors: { [kind]: "That's what it says already" } };
      return atField(kind, readForm(teamClientEntry, { kind, text, by, value, was }));
    },
    shown({ kind, value, was }) {
      const written = reviewWords(kind, value);
      if (written) return { words: written, icon: "quote" };
      const { label, icon } = fieldOf(kind);
      if (!value) return { words: label, icon };
      return { words: `${label} is ${value}${was ? ` (it was ${was})` : ""}`, icon };
    },
    after: afterClientEntry,
  };
}

export const clientLog = clientLogFor(storedClient.parse({}));
