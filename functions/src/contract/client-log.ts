import * as z from "zod";
import { newClient, type StoredClient } from "./client.ts";
import { emailAddress } from "./email-address.ts";
import { limits } from "./limits.ts";
import { commonEntry, noText, type StoredLogEntry } from "./record-log.ts";
import { singleLine } from "./text-field.ts";
import { optionalText, withoutAbsent } from "./typed-fields.ts";

/** The client fields that members can correct, each with an entry of the same kind that has the new value. */
export const correctedFields = ["client_name", "email", "phone", "address"] as const;

/** What a member can note. `review`: they ask the client for one. */
export const clientLogKinds = [...correctedFields, "note", "review"] as const;

export type ClientLogKind = (typeof clientLogKinds)[number];

/**
 * What a client wrote (review.ts), noted by the functions. `quotable`: we may quote it, with `value` as their name if
 * they agreed to that, too.
 */
export const reviewKinds = ["reviewed", "quotable"] as const;

const isCorrected = (kind: string) => correctedFields.some((field) => field === kind);

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
    kind: z.enum([...clientLogKinds, ...reviewKinds], {
      error: `An entry is one of ${clientLogKinds.join(", ")}`,
    }),
    ...commonEntry,
    value: z.string().optional(),
    was: optionalText(singleLine({ label: "What it was", max: limits.addressMax })),
  })
  .refine(({ kind, text }) => isCorrected(kind) || kind === "review" || text !== undefined, {
    path: ["text"],
    error: noText,
  })
  .refine(
    ({ kind, value, was }) =>
      isCorrected(kind) || ((kind === "quotable" || value === undefined) && was === undefined),
    { path: ["value"], error: "A note puts nothing right" },
  )
  .transform(({ value, ...entry }, context) => {
    const field = correctedFields.find((name) => name === entry.kind);
    if (!field) return withoutAbsent({ ...entry, value: value?.trim() || undefined });
    const { data, error } = correct[field].safeParse(value ?? "");
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
