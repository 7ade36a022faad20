import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod";
import { type CompanyCollection, collections, companyPath } from "#contract/collections";
import { contactMessage } from "#contract/contact-message";
import { csvColumns } from "#contract/csv-file";
import { limits } from "#contract/limits";
import { newSubscriber } from "#contract/subscriber";
import { singleLine } from "#contract/text-field";
import { companyTables } from "../../../web/src/import/company-tables.ts";
import type { ImportTable } from "../../../web/src/import/table.ts";
import { PlainFailure } from "../../plain-failure.ts";

const companyNames = ["leads", "clients", "tasks"] as const;
const commonNames = ["messages", "subscribers"] as const;

type CommonName = (typeof commonNames)[number];

/** What `npm run export` and `npm run import` take after their names. */
export type TableName = CompanyCollection | CommonName;

/** A table and whose it is; messages and subscribers belong to no company. */
export type TablePlace =
  | { name: CompanyCollection; companyId: string }
  | { name: CommonName; companyId?: undefined };

/** Today's forms may know other words than the one that was sent. */
const formerWord = singleLine({ label: "This", max: limits.companyNameMax });
const storedMessage = z.strictObject({
  ...z.object(contactMessage.shape).partial().shape,
  email: contactMessage.shape.email,
  serviceInterests: z.array(formerWord).optional(),
  businessType: formerWord.optional(),
  contactBy: formerWord.optional(),
  textsOk: z.stringbool().optional(),
});

/** A table that only takes back what the export wrote. */
function restored(many: string, schema: z.ZodObject): ImportTable {
  return {
    many,
    columns: ["id", ...Object.keys(schema.shape), "created_at", "expires_at"],
    needed: [["id"], ["email"], ["created_at"]],
    otherNames: {},
    unsaid: {},
    blank: {},
    schemaFor: () => schema,
  };
}

const { leads, clients, tasks } = companyTables;

/** How the import reads each. */
export const importTables: Readonly<Record<TableName, ImportTable>> = {
  leads: { ...leads, columns: [...leads.columns, "summary_at"] },
  clients,
  tasks,
  messages: restored("messages", storedMessage),
  subscribers: restored("subscribers", newSubscriber),
};

/** What the export writes of each. */
export const exportColumns: Readonly<Record<TableName, readonly string[]>> = {
  ...csvColumns,
  leads: [...csvColumns.leads, "summary_at"],
  messages: importTables.messages.columns,
  subscribers: importTables.subscribers.columns,
};

/** Which table a word and a company mean. */
export function placeNamed(word: string | undefined, companyId: string | undefined): TablePlace {
  const common = commonNames.find((known) => known === word);
  const name = companyNames.find((known) => known === word);
  if (common && companyId !== undefined) {
    throw new PlainFailure(`The ${common} belong to no company: leave out --company.`);
  }
  if (common) return { name: common };
  if (name && companyId !== undefined) return { name, companyId };
  if (name) {
    throw new PlainFailure("Say whose with --company=<id>; `npm run team -- list` shows the ids.");
  }
  const given = word === undefined ? "Say of what" : `"${word}" is not known`;
  throw new PlainFailure(
    `${given}: use leads, clients, tasks, messages or subscribers; --help shows how.`,
  );
}

/** "leads of agency", "messages". */
export function placeWords({ name, companyId }: TablePlace): string {
  return companyId === undefined ? name : `${name} of ${companyId}`;
}

export function collectionOf(store: Firestore, place: TablePlace): CollectionReference {
  if (place.companyId !== undefined) {
    return store.collection(companyPath(place.companyId, place.name));
  }
  const { contactMessages, subscribers } = collections;
  return store.collection(place.name === "messages" ? contactMessages : subscribers);
}
