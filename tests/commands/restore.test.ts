import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collections, whitelistPath } from "#contract/collections";
import { withDerivedFields } from "#contract/derived-fields";
import { fingerprint } from "#functions/fingerprint.ts";
import { databaseNamed, store, stored } from "./admin.ts";
import { dataCompany, newFile } from "./data-files.ts";
import { runCommand } from "./run-command.ts";

const company = dataCompany("damaged");
/** A database like the one that `gcloud firestore databases restore` creates next to the live one. */
const restored = databaseNamed("restored");

const asStored = (path: string, data: FirebaseFirestore.DocumentData) =>
  withDerivedFields(path.split("/").at(-2) ?? "", data);
const at = (iso: string) => Timestamp.fromDate(new Date(iso));
const created_at = at("2026-03-15T12:34:56.789Z");
const id = randomUUID();
const email = "ana@restored.example";
const subscriber = fingerprint(email);
const tokenId = "AbCdEfGhIjKlMnOpQrSt_-";
/** A visitor who only asked for a quote. */
const quoted = fingerprint("ben@restored.example");

/** A subscriber who has left, and one whose mailbox refused. */
const gone = fingerprint("cleo@restored.example");
const ended = fingerprint("dan@restored.example");

/** What the database contained when the backup was made. */
const backup: Record<string, FirebaseFirestore.DocumentData> = {
  [company.path("leads", id)]: {
    ...{ first_name: "Ana", last_name: "Ruiz", email, company_name: "Shop", status: "completed" },
    ...{ source: "contact-form", message: "Two\nlines", service_interests: ["seo"] },
    ...{ business_type: "Restaurant", summary_at: at("2026-03-15T13:00:00Z"), created_at },
    ...{ phone: "+1 856 555 0173", contact_by: "text", texts_ok_at: created_at },
    ...{ answered_at: at("2026-03-15T14:00:00.001Z"), last_entry_at: at("2026-03-16T09:00:00Z") },
    ...{ next_on: "2026-04-01", next_for: "=Wants a price", aside_since: created_at },
    log_text: "=Wants a price\nCalled",
  },
  [`${company.path("leads", id)}/log/e1`]: {
    ...{ kind: "called", text: "Called", by: "ana@agency.example" },
    created_at: at("2026-03-15T14:00:00.001Z"),
  },
  // An entry of another lead has the same ID.
  [`${company.path("leads", id)}/log/e2`]: {
    ...{ kind: "reminder", text: "=Wants a price", remind_on: "2026-04-01" },
    ...{ by: "ben@agency.example", created_at: at("2026-03-16T09:00:00Z") },
  },
  [`${company.path("leads", id)}/log/booking-e3`]: {
    ...{ kind: "note", text: "Moved", by: "the booking calendar", created_at },
  },
  // A form that asks only for an email.
  [company.path("leads", "nameless")]: {
    ...{ first_name: "", last_name: "", email: "b@city", status: "todo", created_at },
    ...{ source: "voorhees-web-design-cta", town: "Voorhees", waiting_since: created_at },
    ...{ last_entry_at: created_at, client_id: "c1", log_text: "Whose?\n\tAsk" },
  },
  [`${company.path("leads", "nameless")}/log/e3`]: {
    ...{ kind: "client", client: { id: "c1", client_name: "Bell" }, by: "ana@agency.example" },
    created_at,
  },
  [`${company.path("leads", "nameless")}/log/e2`]: {
    ...{ kind: "note", text: "Whose?\n\tAsk", by: "ana@agency.example", created_at },
  },
  [company.path("clients", "c1")]: { client_name: "Bell", phone: "+1 856 555 0142", created_at },
  [company.path("clients", id)]: {
    ...{ client_name: "Shop", lead_id: id, phone: "+1 856 555 0142", created_at },
    ...{ last_entry_at: at("2026-03-16T09:00:00.002Z"), log_text: "Retired" },
  },
  [`${company.path("clients", id)}/log/e1`]: {
    ...{ kind: "client_name", value: "Shop", was: "=Shop", by: "ana@agency.example", created_at },
  },
  // A change that an import makes afterward stays.
  [`${company.path("clients", id)}/log/e2`]: {
    ...{ kind: "phone", value: "+1 856 555 0100", text: "Retired", by: "ana@agency.example" },
    created_at: at("2026-03-16T09:00:00.002Z"),
  },
  [`${company.path("clients", id)}/log/e3`]: {
    kind: "review",
    by: "ana@agency.example",
    created_at,
  },
  [`${company.path("clients", id)}/log/review-e3`]: {
    ...{ kind: "quotable", text: "They\nanswer.", value: "Ana R., baker", by: "the review page" },
    created_at,
  },
  [company.path("tasks", "t1")]: {
    ...{ title: "Call", status: "todo", priority: "high", due_date: "2026-05-31", created_at },
    ...{ client: { id: "c1", client_name: "Bell" }, lead_id: "nameless" },
    ...{ done_at: at("2026-03-16T09:00:00.002Z"), last_entry_at: at("2026-03-16T09:00:00.002Z") },
    ...{ moved_to: "2026-06-01", given_to: "Dana", log_text: "In the rain" },
  },
  [`${company.path("tasks", "t1")}/log/e1`]: {
    ...{ kind: "moved", due_date: "2026-06-01", by: "ana@agency.example", created_at },
  },
  [`${company.path("tasks", "t1")}/log/e2`]: {
    ...{ kind: "given", assigned_to: "Dana", by: "ana@agency.example", created_at },
  },
  [`${company.path("tasks", "t1")}/log/e3`]: {
    ...{ kind: "done", text: "In the rain", by: "ana@agency.example" },
    created_at: at("2026-03-16T09:00:00.002Z"),
  },
  [`${collections.contactMessages}/${id}`]: {
    ...{ firstName: "Ana", lastName: "Ruiz", companyName: "Shop", email },
    // Today's form no longer knows this service.
    ...{ serviceInterests: ["seo", "fax"], businessType: "Restaurant", message: "=Two\nlines" },
    ...{ phone: "+1 856 555 0173", contactBy: "text", textsOk: true },
    ...{ created_at, expires_at: at("2028-03-15T12:34:56.789Z") },
  },
  [`${collections.subscribers}/${subscriber}`]: {
    ...{ email, name: "Ana", source: "web-design-page", created_at },
    ...{ wants_newsletter: true, token_id: tokenId, confirmed_at: created_at },
  },
  [`${collections.subscribers}/${gone}`]: {
    ...{ email: "cleo@restored.example", source: "web-design-page", created_at },
    ...{ wants_newsletter: false, token_id: `${tokenId.slice(1)}2`, left_before: true },
    expires_at: at("2028-03-15T12:34:56.789Z"),
  },
  [`${collections.subscribers}/${ended}`]: {
    ...{ email: "dan@restored.example", source: "web-design-page", created_at },
    ...{ wants_newsletter: false, token_id: `${tokenId.slice(1)}3`, confirmed_at: created_at },
    ...{ ended_at: at("2026-03-16T09:00:00Z"), ended_for: "ERECIPIENT 550 5.1.1" },
    expires_at: at("2028-03-15T12:34:56.789Z"),
  },
  [`${collections.subscribers}/${quoted}`]: {
    ...{ email: "ben@restored.example", source: "berlin-web-design-cta", created_at },
    ...{ wants_newsletter: false, expires_at: at("2028-03-15T12:34:56.789Z") },
  },
};

const paths = Object.keys(backup);
const companyTables = ["leads", "log", "clients", "client-log", "tasks", "task-log"];
const tables = [...companyTables, "messages", "subscribers"];
const whose = (name: string) => (companyTables.includes(name) ? ["--company=damaged"] : []);

async function clean() {
  await company.close();
  for (const path of paths) await store.doc(path).delete();
  for (const name of Object.values(collections)) {
    await restored.recursiveDelete(restored.collection(name));
  }
}

beforeAll(async () => {
  await clean();
  await company.open();
  await restored.doc(whitelistPath("owner@damaged.example")).set({ company_id: "damaged" });
  for (const [path, data] of Object.entries(backup)) {
    await restored.doc(path).set(asStored(path, data));
  }
});
afterAll(clean);

test("restores a backup as it was, and keeps what was added since", async () => {
  const newer = { client_name: "Newer", created_at };
  await store.doc(company.path("clients", "c2")).set(newer);
  await store.doc(company.path("clients", "c1")).set({ client_name: "Damaged", created_at });

  for (const name of tables) {
    const file = newFile(`restored-${name}.csv`);
    const exported = await runCommand("export", [
      ...[name, file, ...whose(name), "--database=restored"],
    ]);
    expect(exported.code, exported.text).toBe(0);
    expect(exported.text).toMatch(
      /In the demo on this machine \(port \d+\), database restored\.\n$/,
    );
    const lost = name === "subscribers" ? ["--list-was-lost"] : [];
    const missing = await runCommand("import", [name, file, ...whose(name), "--only-new", ...lost]);
    expect(missing.code, missing.text).toBe(0);
    expect(await stored(company.path("clients", "c1"))).toMatchObject({ client_name: "Damaged" });
  }
  for (const name of tables) {
    const file = newFile(`restored-${name}.csv`);
    const imported = await runCommand("import", [name, file, ...whose(name), "--yes"]);
    expect(imported.code, imported.text).toBe(0);
    expect(imported.text).toMatch(/In the demo on this machine \(port \d+\)\.\n$/);
  }

  // No file contains the token IDs that the links in emails are made from. A subscriber who comes back gets a new one.
  expect(readFileSync(newFile("restored-subscribers.csv"), "utf8")).not.toContain(tokenId);
  for (const path of paths) {
    const { token_id, ...rest } = (await stored(path)) ?? {};
    const { token_id: former, ...before } = asStored(path, backup[path] ?? {});
    expect(rest, path).toEqual(before);
    if (former === undefined) expect(token_id).toBeUndefined();
    else expect(token_id).toMatch(/^[\w-]{22}$/);
    if (former !== undefined) expect(token_id).not.toBe(former);
  }
  expect(await stored(company.path("clients", "c2"))).toEqual(newer);
  for (const name of tables) {
    const again = await runCommand("import", [
      ...[name, newFile(`restored-${name}.csv`), ...whose(name)],
    ]);
    expect(again.text).toMatch(
      new RegExp(`${name}.*: 0 added, 0 changed, \\d+ as they were, 0 repeated in the file, 0 bad`),
    );
  }
});

test("refuses a log without its records, and exports no other company's", async () => {
  const other = `companies/elsewhere/leads/${id}/log/theirs`;
  await store.doc(other).set({ kind: "note", text: "Theirs", by: "x@other.example", created_at });
  const again = newFile("log-again.csv");
  const exported = await runCommand("export", ["log", again, "--company=damaged"]);
  await store.doc(other).delete();
  expect(exported.text).toContain("5 log entries of damaged are in");
  await store.doc(company.path("leads", id)).delete();
  const { code, text } = await runCommand("import", ["log", again, "--company=damaged"]);
  expect(code).toBe(1);
  expect(text).toContain(`no lead of the company has the id ${id}: import the leads first`);
  expect(text).toContain("0 added, 0 changed, 2 as they were, 0 repeated in the file, 3 bad");
  await store.doc(company.path("tasks", "t1")).delete();
  const log = ["task-log", newFile("restored-task-log.csv"), "--company=damaged"];
  const ofTask = await runCommand("import", log);
  expect(ofTask.text).toContain("no task of the company has the id t1: import the tasks first");
});
