import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod";
import { teamClientEntry } from "#contract/client-log";
import { type CompanyCollection, collections, companyPath } from "#contract/collections";
import { contactMessage } from "#contract/contact-message";
import { counted } from "#contract/counted";
import { csvColumns } from "#contract/csv-file";
import { teamLeadEntry } from "#contract/lead-log";
import { limits } from "#contract/limits";
import { newSubscriber } from "#contract/subscriber";
import { teamTaskEntry } from "#contract/task-log";
import { singleLine } from "#contract/text-field";
import { companyTables } from "../../../web/src/import/company-tables.ts";
import type { Fields, ImportTable } from "../../../web/src/import/table.ts";
import { PlainFailure } from "../../plain-failure.ts";

const companyNames = ["leads", "log", "clients", "client-log", "tasks", "task-log"] as const;
const commonNames = ["messages", "subscribers"] as const;

type CompanyName = (typeof companyNames)[number];
type CommonName = (typeof commonNames)[number];

/** A table name that `npm run export` and `npm run import` take. */
export type TableName = CompanyName | CommonName;

/** A table and its company; messages and subscribers belong to no company. */
export type TableLocation =
  | { name: CompanyName; companyId: string }
  | { name: CommonName; companyId?: undefined };

/** A choice that was once sent. Today's forms may offer other words. */
const formerWord = singleLine({ label: "This", max: limits.companyNameMax });
const storedMessage = z.strictObject({
  ...z.object(contactMessage.shape).partial().shape,
  email: contactMessage.shape.email,
  serviceInterests: z.array(formerWord).optional(),
  businessType: formerWord.optional(),
  contactBy: formerWord.optional(),
  textsOk: z.stringbool().optional(),
});

/** The import takes back only what the export wrote. */
const asExported = { otherNames: {}, unsaid: {}, blank: {} };

/**
 * This leaves out the token of the links in our emails, because files get around. A subscriber from a file gets new
 * links.
 */
const storedSubscriber = z.strictObject({
  ...newSubscriber.omit({ token_id: true }).shape,
  wants_newsletter: z.stringbool().optional(),
  left_before: z.stringbool().optional(),
  ended_for: singleLine({ label: "ended_for", max: limits.nameMax }).optional(),
});

/** These fields change with every press in an email, so an old file doesn't know them. */
const subscription = ["wants_newsletter", "left_before", "confirmed_at"];
const subscriptionEnd = ["ended_at", "ended_for", "expires_at"];

/** Whether an issue would go to this person. */
export function isReader(fields: Fields, confirmed: unknown): boolean {
  return fields.wants_newsletter === true && Boolean(confirmed);
}

function restored(many: string, schema: z.ZodObject, ...times: string[]): ImportTable {
  return {
    ...asExported,
    many,
    columns: ["id", ...Object.keys(schema.shape), ...times, "created_at", "expires_at"],
    needed: [["id"], ["email"], ["created_at"]],
    schemaFor: () => schema,
  };
}

/** The logs of all leads, of all clients or of all tasks, in one table. */
function logTable(
  logOf: NonNullable<ImportTable["logOf"]>,
  schema: typeof teamLeadEntry | typeof teamClientEntry | typeof teamTaskEntry,
): ImportTable {
  const column = `${logOf}_id`;
  const fields = Object.keys(schema.in.shape);
  const linksClient = fields.includes("client");
  return {
    ...asExported,
    many: "entries",
    columns: [
      ...["id", column],
      ...fields.flatMap((field) => (field === "client" ? ["client_name", "client_id"] : [field])),
      "created_at",
    ],
    ...(linksClient && { linksClient }),
    needed: [["id"], [column], ["kind"], ["by"], ["created_at"]],
    logOf,
    schemaFor: () => schema,
  };
}

const log = logTable("lead", teamLeadEntry);
const clientLog = logTable("client", teamClientEntry);
const taskLog = logTable("task", teamTaskEntry);

const { leads, clients, tasks } = companyTables;

/** How the import reads each table. */
export const importTables: Readonly<Record<TableName, ImportTable>> = {
  leads: { ...leads, columns: [...leads.columns, "summary_at"] },
  log,
  clients,
  "client-log": clientLog,
  tasks,
  "task-log": taskLog,
  messages: restored("messages", storedMessage),
  subscribers: {
    ...restored("subscribers", storedSubscriber, "confirmed_at", "ended_at"),
    derived: [...subscription, ...subscriptionEnd],
    stays: (stored, { fields, times }) =>
      isReader(fields, times.get("confirmed_at")) && !isReader(stored, stored.confirmed_at)
        ? "they have left the newsletter since this file was written, and stay off it"
        : undefined,
  },
};

/** The columns that the export writes of each table. */
export const exportColumns: Readonly<Record<TableName, readonly string[]>> = {
  ...csvColumns,
  leads: [...csvColumns.leads, "summary_at"],
  log: log.columns,
  "client-log": clientLog.columns,
  "task-log": taskLog.columns,
  messages: importTables.messages.columns,
  subscribers: importTables.subscribers.columns,
};

const collectionNames: Record<CompanyName, CompanyCollection> = {
  leads: "leads",
  log: "leads",
  clients: "clients",
  "client-log": "clients",
  tasks: "tasks",
  "task-log": "tasks",
};

/** The table that a word and a company mean. */
export function locationNamed(
  word: string | undefined,
  companyId: string | undefined,
): TableLocation {
  const common = commonNames.find((each) => each === word);
  const name = companyNames.find((each) => each === word);
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
    `${given}: use leads, log, clients, client-log, tasks, task-log, messages or subscribers; --help shows how.`,
  );
}

/** The table in words: "leads of agency", "messages". */
export function locationWords({ name, companyId }: TableLocation): string {
  return companyId === undefined ? name : `${name} of ${companyId}`;
}

/** The count in words: "1 log entry of agency", "no messages". */
export function rowWords({ name, companyId }: TableLocation, count: number): string {
  const log = importTables[name].logOf && name.replace("-", " ");
  const rows = log
    ? counted(count, `${log} entry`, `${log} entries`)
    : counted(count, name.slice(0, -1));
  return companyId === undefined ? rows : `${rows} of ${companyId}`;
}

/** The collection of a table's documents. The entries of a log are below the log's records. */
export function collectionOf(store: Firestore, location: TableLocation): CollectionReference {
  if (location.companyId !== undefined) {
    return store.collection(companyPath(location.companyId, collectionNames[location.name]));
  }
  const { contactMessages, subscribers } = collections;
  return store.collection(location.name === "messages" ? contactMessages : subscribers);
}
