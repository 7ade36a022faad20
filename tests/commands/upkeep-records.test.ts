import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { companyPath, emailKeysPath } from "#contract/collections";
import { findPerson } from "#functions/person/find-person.ts";
import { findOutdated, writeFields } from "#scripts/admin/upkeep/outdated-records.ts";
import { bringUpToDate } from "#scripts/admin/upkeep/records-command.ts";
import { projectId } from "#scripts/repository.ts";
import { databaseNamed } from "./admin.ts";
import { heard } from "./run-command.ts";
import { documentsAbout } from "./stored-person.ts";

// This test has its own database, because everything in it is brought up to date.
const store = databaseNamed("keys");
const email = "ana.kim@keys.example";
const { always, clients, access } = documentsAbout("Ana.Kim@Keys.example", "Ana");
const all: [string, object][] = Object.entries({ ...always, ...clients, ...access });
const task = companyPath("agency", "tasks");
const due = { title: "Call", status: "todo", priority: "low", due_date: "2026-05-31" };
/** Each task and its place in the order afterward. */
const tasks: [string, object, string][] = [
  [`${task}/unplaced`, due, "2026-05-31"],
  [`${task}/done`, { ...due, status: "completed", due_sort: "2026-05-31" }, "over"],
  [`${task}/ticked`, { ...due, done_at: "2026-05-30T12:00:00Z", due_sort: "none" }, "over"],
  [`${task}/moved`, { ...due, moved_to: "2026-06-01" }, "2026-06-01"],
  [`${companyPath("other", "tasks")}/odd`, { status: 7, due_date: ["x"] }, "over"],
  [`${task}/right`, { ...due, name_key: "call", due_sort: "2026-05-31" }, "2026-05-31"],
];
/** Both leads have no key, and one has a space and capitals. */
const leads = all.flatMap(([path, data]) =>
  /\/leads\/[^/]+$/.test(path) && !("email_key" in data) ? [path] : [],
);
const [one = "", other = ""] = leads;
const keyOf = async (path: string) => (await store.doc(path).get()).get("email_key");

async function clean() {
  for (const collection of await store.listCollections()) await store.recursiveDelete(collection);
}

beforeEach(async () => {
  await clean();
  for (const [path, data] of [...all, ...tasks]) await store.doc(path).set(data);
});
afterAll(clean);

const answering = (answer: string | undefined) =>
  heard(async () => {
    const asked = { store, target: { kind: "real", projectId } } as const;
    process.stdout.write(await bringUpToDate(asked, async () => answer));
    return 0;
  });

async function found() {
  const documents = await findPerson(store, email, () => undefined);
  return documents.map(({ document }) => document.ref.path).sort();
}

describe("upkeep records", () => {
  test.each(["no", undefined])("asks, and %j writes nothing", async (answer) => {
    expect((await answering(answer)).text).toContain("Nothing was written");
    expect(await keyOf(one)).toBeUndefined();
    expect((await store.doc(emailKeysPath).get()).exists).toBe(false);
  });

  test("writes what is missing, still finds a person, and asks only once", async () => {
    const before = await found();
    expect(before).toHaveLength(all.length);
    expect((await answering("yes")).text).toContain("Every record is up to date");
    expect([await keyOf(one), await keyOf(other)]).toEqual([email, email]);
    for (const [path, data, due_sort] of tasks) {
      const keys = "title" in data ? { name_key: "call" } : {};
      expect((await store.doc(path).get()).data()).toEqual({ ...data, ...keys, due_sort });
    }
    expect(await found()).toEqual(before);
    expect((await answering("no")).text).toContain("Every record is up to date");
  });

  test("leaves records that change in the meantime, and counts them", async () => {
    const missing = await findOutdated(store, () => undefined);
    await store.doc(one).update({ email: "moved@keys.example" });
    await store.doc(other).delete();
    expect(missing.map(({ ref }) => ref.path)).toContain(`${task}/unplaced`);
    expect(missing.map(({ ref }) => ref.path)).not.toContain(`${task}/right`);
    expect(await writeFields(store, missing, () => undefined)).toBe(2);
    expect(await keyOf(one)).toBeUndefined();
  });

  test("fails with the reason where a record can't be written", async () => {
    const [first] = await findOutdated(store, () => undefined);
    if (!first) throw new Error("nothing is outdated");
    const fields = { email_key: "x".repeat(1_100_000) };
    await expect(writeFields(store, [{ ...first, fields }], () => undefined)).rejects.toThrow(
      "INVALID_ARGUMENT",
    );
  });
});
