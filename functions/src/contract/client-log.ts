import * as z from "zod";
import { newClient, type StoredClient } from "./client.ts";
import { emailAddress } from "./email-address.ts";
import { limits } from "./limits.ts";
import { commonEntry, noText, type StoredLogEntry } from "./record-log.ts";
import { singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/** The client fields that members can correct, each with an entry of the same kind that has the new value. */
export const correctedFields = ["client_name", "email", "phone", "address"] as const;

export const clientLogKinds = [...correctedFields, "note"] as const;

export type ClientLogKind = (typeof clientLogKinds)[number];

const { client_name, phone, address } = newClient.shape;
const correct = {
  client_name,
  email: emailAddress,
  phone: phone.unwrap(),
  address: address.unwrap(),
} satisfies Record<(typeof correctedFields)[number], z.ZodType<string, string>>;

/** Works like `teamLeadEntry` (lead-log.ts). `was` is the client's previous value, for people who read the log. */
export const teamClientEntry = z
  .strictObject({
    kind: z.enum(clientLogKinds, { error: `An entry is one of ${clientLogKinds.join(", ")}` }),
    ...commonEntry,
    value: z.string().optional(),
    was: optionalText(singleLine({ label: "What it was", max: limits.addressMax })),
  })
  .refine(({ kind, text }) => kind !== "note" || text !== undefined, {
    path: ["text"],
    error: noText,
  })
  .refine(({ kind, value, was }) => kind !== "note" || (value ?? was) === undefined, {
    path: ["value"],
    error: "A note puts nothing right",
  })
  .transform(({ value, ...entry }, context) => {
    if (entry.kind === "note") return withoutAbsent({ ...entry, value });
    const { data, error } = correct[entry.kind].safeParse(value ?? "");
    const wrong = error?.issues ?? (data === "" ? [{ message: "Fill in what's right" }] : []);
    for (const { message } of wrong) context.addIssue({ code: "custom", path: ["value"], message });
    return withoutAbsent({ ...entry, value: data });
  });

export type TeamClientEntry = z.output<typeof teamClientEntry>;

/** The client after one more entry. */
export function afterClientEntry(
  client: StoredClient,
  { kind, value, created_at }: Pick<StoredLogEntry, "kind" | "value" | "created_at">,
): StoredClient {
  const field = correctedFields.find((name) => name === kind);
  return {
    ...client,
    ...(field && value && { [field]: value }),
    last_entry_at: created_at ?? client.last_entry_at,
  };
}
