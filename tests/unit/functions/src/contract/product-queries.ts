import { collections } from "#contract/collections";
import { dataLocations } from "#functions/person/data-locations.ts";

/*
 * The emulator answers every query; the real Firestore refuses those without an index. So all queries of the product
 * are listed here, and a test fails until a new one is added (indexes.test.ts).
 */
type Order = `${string} ${"ASCENDING" | "DESCENDING"}`;

interface Query {
  collections: string[];
  /** Fields compared with `==` (or `in`). */
  equal?: string[];
  /** The fields that order or limit the query, unless that is the document's id. */
  order?: Order | Order[];
  /** The query goes by one field through all collections of that name. Firestore has no such index by default. */
  group?: true;
}

const {
  devices,
  leads,
  log,
  clients,
  tasks,
  whitelist,
  mail,
  submissions,
  subscribers,
  siteNumbers,
} = collections;
const newest = "created_at DESCENDING";
const withAddress = Object.entries(dataLocations).flatMap(([name, location]) =>
  typeof location === "string" || location.address === undefined ? [] : [name],
);

export const queries: Record<string, { calls: number; queries: Query[] }> = {
  "web/src/team/store/company-documents.ts": {
    calls: 6,
    queries: [
      { collections: [leads, clients, tasks], order: newest },
      // These are the open, due and done tasks.
      { collections: [tasks], order: ["due_sort ASCENDING", newest] },
      { collections: [tasks], order: "due_sort DESCENDING" },
      { collections: [tasks], equal: ["due_sort"], order: newest },
      // Search keys.
      { collections: [leads, clients, tasks], order: "name_key ASCENDING" },
      { collections: [leads, clients], order: "email_key ASCENDING" },
      { collections: [leads, clients], order: "phone_key ASCENDING" },
      { collections: [leads], order: "last_key ASCENDING" },
      { collections: [leads], order: "company_key ASCENDING" },
      // Leads that wait, are due, were answered, set aside or given to a client; then the page of a lead and of a
      // client.
      { collections: [leads], order: "waiting_since ASCENDING" },
      { collections: [leads], order: "next_on ASCENDING" },
      { collections: [leads], order: "answered_at DESCENDING" },
      { collections: [leads], order: "aside_since DESCENDING" },
      { collections: [leads], order: ["client_id ASCENDING", newest] },
      { collections: [log], order: newest },
      { collections: [leads, clients], equal: ["email"], order: newest },
      { collections: [leads], equal: ["client_id"], order: newest },
      { collections: [tasks], equal: ["lead_id"], order: newest },
      { collections: [tasks], equal: ["client.id"], order: newest },
    ],
  },
  "web/src/team/store/company-counts.ts": {
    calls: 2,
    queries: [
      { collections: [tasks], order: "due_sort ASCENDING" },
      { collections: [leads], order: "waiting_since ASCENDING" },
    ],
  },
  "functions/src/mail/sweep-mail.ts": {
    calls: 4,
    queries: [
      { collections: [mail], order: "delivery.nextAttemptAt ASCENDING" },
      { collections: [mail], equal: ["kind"], order: "delivery.nextAttemptAt ASCENDING" },
    ],
  },
  "functions/src/mail/bounces.ts": {
    calls: 2,
    queries: [{ collections: [mail], equal: ["kind"], order: "delivery.endTime DESCENDING" }],
  },
  "functions/src/mail/write-mail.ts": {
    calls: 2,
    queries: [
      { collections: [leads], equal: ["summary_at"] },
      { collections: [leads], equal: ["summary_at"], order: "created_at ASCENDING" },
    ],
  },
  "functions/src/metrics/measure-replies.ts": {
    calls: 2,
    queries: [{ collections: [leads], order: newest }],
  },
  "functions/src/metrics/week-requests.ts": {
    calls: 2,
    queries: [{ collections: [leads], order: "created_at ASCENDING" }],
  },
  "functions/src/metrics/stored-days.ts": {
    calls: 2,
    queries: [{ collections: [siteNumbers], order: "day ASCENDING" }],
  },
  "web/src/team/store/site-metrics.ts": {
    calls: 1,
    queries: [{ collections: [siteNumbers], order: "day ASCENDING" }],
  },
  "functions/src/mail/mail-status.ts": {
    calls: 4,
    queries: [
      {
        collections: [mail],
        equal: ["kind", "delivery.state"],
        order: "delivery.startTime ASCENDING",
      },
      { collections: [mail], equal: ["kind"], order: "delivery.endTime DESCENDING" },
    ],
  },
  "functions/src/tasks/renew-client-name.ts": {
    calls: 3,
    queries: [{ collections: [tasks], equal: ["client.id"] }],
  },
  "functions/src/record-log/renew-progress.ts": {
    calls: 1,
    queries: [{ collections: [log], order: "created_at ASCENDING" }],
  },
  "functions/src/newsletter/confirmed-readers.ts": {
    calls: 2,
    queries: [
      { collections: [subscribers], equal: ["wants_newsletter"], order: "confirmed_at ASCENDING" },
    ],
  },
  "functions/src/newsletter/count-readers.ts": {
    calls: 2,
    queries: [{ collections: [subscribers], order: newest }],
  },
  "scripts/admin/newsletter/queue-issue.ts": {
    calls: 2,
    queries: [{ collections: [subscribers], equal: ["wants_newsletter"] }],
  },
  "scripts/admin/mail/list-mails.ts": {
    calls: 1,
    queries: [{ collections: [mail], equal: ["delivery.state"] }],
  },
  "scripts/admin/mail/retry-mails.ts": {
    calls: 1,
    queries: [{ collections: [mail], equal: ["delivery.state"] }],
  },
  "scripts/admin/team/add-member.ts": {
    calls: 1,
    queries: [{ collections: [whitelist], equal: ["company_id"] }],
  },
  "scripts/admin/team/list-members.ts": {
    calls: 1,
    queries: [{ collections: [whitelist], equal: ["company_id"] }],
  },
  "scripts/admin/project/company-option.ts": {
    calls: 1,
    queries: [{ collections: [whitelist], equal: ["company_id"] }],
  },
  // These go by the document's id, which needs no index.
  "functions/src/all-documents.ts": { calls: 1, queries: [] },
  "scripts/admin/project/stored-documents.ts": { calls: 1, queries: [] },
  "scripts/admin/upkeep/outdated-records.ts": { calls: 1, queries: [] },
  "functions/src/person/stored-addresses.ts": {
    calls: 3,
    queries: [{ collections: withAddress, equal: ["email_key"], group: true }],
  },
  "scripts/admin/reviews/reviews-command.ts": {
    calls: 2,
    queries: [{ collections: [log], equal: ["kind"], group: true }],
  },
  "functions/src/newsletter/token-holder.ts": {
    calls: 1,
    queries: [{ collections: [subscribers], equal: ["token_id"] }],
  },
  "functions/src/push/push-devices.ts": {
    calls: 2,
    queries: [
      { collections: [whitelist], equal: ["company_id"] },
      { collections: [devices], order: newest },
    ],
  },
  "functions/src/person/data-locations.ts": {
    calls: 6,
    queries: [
      { collections: [mail], equal: ["lead"] },
      { collections: [mail], equal: ["kind"] },
      { collections: [submissions], equal: ["digest"] },
      { collections: [submissions], equal: ["lead"] },
      { collections: [mail, submissions], equal: ["subscriber"] },
      { collections: [tasks], equal: ["client.id"] },
      { collections: [tasks], equal: ["lead_id"] },
    ],
  },
};
