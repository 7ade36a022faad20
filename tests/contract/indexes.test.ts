import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { collections } from "#contract/collections";
import { repositoryRoot } from "../../scripts/repository.ts";

/*
 * The emulator answers every query; the real Firestore refuses those without an index. So all queries
 * of the product stand here, and a new one makes the first test fail until it is added.
 */
interface Query {
  collections: string[];
  /** Fields compared with `==` (or `in`). */
  equal?: string[];
  /** The field it is ordered or limited by, unless it is the document's id. */
  order?: `${string} ${"ASCENDING" | "DESCENDING"}`;
}

const { leads, log, clients, tasks, whitelist, mail, submissions, subscribers, siteNumbers } =
  collections;
const newest = "created_at DESCENDING";

const queries: Record<string, { calls: number; queries: Query[] }> = {
  "web/src/team/firebase/company-documents.ts": {
    calls: 7,
    queries: [
      { collections: [leads, clients, tasks], order: newest },
      { collections: [leads, tasks], equal: ["status"], order: newest },
      // Open tasks by their day, all of them and those that are due.
      { collections: [tasks], equal: ["status"], order: "due_date ASCENDING" },
      { collections: [clients], order: "client_name ASCENDING" },
      // What waits for an answer, what is due, what was answered last, one lead's page and one client's.
      { collections: [leads], order: "waiting_since ASCENDING" },
      { collections: [leads], order: "next_on ASCENDING" },
      { collections: [leads], order: "answered_at DESCENDING" },
      { collections: [log], order: newest },
      { collections: [leads, clients], equal: ["email"], order: newest },
      { collections: [tasks], equal: ["lead_id"], order: newest },
      { collections: [tasks], equal: ["client.id"], order: newest },
    ],
  },
  "web/src/team/firebase/company-counts.ts": {
    calls: 2,
    queries: [
      { collections: [tasks], equal: ["status"] },
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
  "functions/src/mail/refused-readers.ts": {
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
  "functions/src/numbers/stored-days.ts": {
    calls: 2,
    queries: [{ collections: [siteNumbers], order: "day ASCENDING" }],
  },
  "web/src/team/firebase/site-numbers.ts": {
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
  "functions/src/client-names/renew-client-name.ts": {
    calls: 3,
    queries: [{ collections: [tasks], equal: ["client.id"] }],
  },
  "functions/src/lead-log/renew-progress.ts": {
    calls: 1,
    queries: [{ collections: [log], order: "created_at ASCENDING" }],
  },
  "functions/src/newsletter/count-readers.ts": {
    calls: 4,
    queries: [
      { collections: [subscribers], equal: ["wants_newsletter"], order: "confirmed_at ASCENDING" },
      { collections: [subscribers], order: newest },
    ],
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
  // By the document's id, which needs no index.
  "functions/src/all-documents.ts": { calls: 1, queries: [] },
  "scripts/admin/project/stored-documents.ts": { calls: 1, queries: [] },
  "functions/src/person/find-person.ts": { calls: 1, queries: [] },
  "functions/src/newsletter/token-holder.ts": {
    calls: 1,
    queries: [{ collections: [subscribers], equal: ["token_id"] }],
  },
  "functions/src/person/places.ts": {
    calls: 4,
    queries: [
      { collections: [submissions], equal: ["digest"] },
      { collections: [mail, submissions], equal: ["subscriber"] },
      { collections: [tasks], equal: ["client.id"] },
      { collections: [tasks], equal: ["lead_id"] },
    ],
  },
};

const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal("COLLECTION"),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.string() })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(z.unknown()),
    }),
  ),
});

const file = indexFile.parse(
  JSON.parse(readFileSync(join(repositoryRoot, "firestore.indexes.json"), "utf8")),
);
const composite = file.indexes.map(({ collectionGroup, fields }) =>
  [collectionGroup, ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`)].join(", "),
);

const all = Object.values(queries).flatMap(({ queries: some }) =>
  some.flatMap(({ collections: names, equal = [], order }) =>
    names.map((collection) => ({
      collection,
      fields: [...equal.map((field) => `${field} ASCENDING`), ...(order ? [order] : [])],
    })),
  ),
);

test("no query of the product is missing here", () => {
  const found: Record<string, number> = {};
  for (const folder of ["web/src", "functions/src", "scripts"]) {
    for (const name of readdirSync(join(repositoryRoot, folder), {
      recursive: true,
      encoding: "utf8",
    })) {
      if (!/\.tsx?$/.test(name)) continue;
      const text = readFileSync(join(repositoryRoot, folder, name), "utf8");
      const calls = text.match(/\b(where|orderBy|findNearest|collectionGroup)\(/g)?.length ?? 0;
      if (calls > 0) found[`${folder}/${name}`] = calls;
    }
  }
  expect(found).toEqual(
    Object.fromEntries(Object.entries(queries).map(([name, { calls }]) => [name, calls])),
  );
});

test("every query by more than one field has its index, and no index is without a query", () => {
  const needed = all
    .filter(({ fields }) => fields.length > 1)
    .map(({ collection, fields }) => [collection, ...fields].join(", "));
  expect([...composite].sort()).toEqual([...new Set(needed)].sort());
});

test("no query is by a field whose own index is switched off", () => {
  const off = file.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`);
  const single = all
    .filter(({ fields }) => fields.length === 1)
    .map(({ collection, fields: [field = ""] }) => `${collection} ${field.split(" ")[0]}`);
  expect(single.filter((one) => off.includes(one))).toEqual([]);
});

test("long texts, and maps of many fields, are in no index", () => {
  for (const [collectionGroup, fieldPath] of [
    [leads, "message"],
    [leads, "log_text"],
    [log, "text"],
    [clients, "notes"],
    [tasks, "description"],
    [collections.contactMessages, "message"],
    [collections.suspectedForms, "content"],
    [mail, "message"],
    [siteNumbers, "numbers"],
  ]) {
    expect(file.fieldOverrides).toContainEqual({ collectionGroup, fieldPath, indexes: [] });
  }
});

test("what is kept for a time only is deleted by Firestore then", () => {
  const expiring = file.fieldOverrides.filter(({ ttl }) => ttl);
  const { contactMessages, suspectedForms, rateLimits } = collections;
  const forms = [submissions, contactMessages, suspectedForms, rateLimits];
  const kept = [mail, subscribers, siteNumbers, ...forms];
  expect(expiring.map(({ collectionGroup }) => collectionGroup).sort()).toEqual(kept.sort());
  // An index of times, which only grow, would slow the writing down.
  for (const { fieldPath, indexes } of expiring) {
    expect({ fieldPath, indexes }).toEqual({ fieldPath: "expires_at", indexes: [] });
  }
});
