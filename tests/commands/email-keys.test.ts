import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { emailKeysPath } from "#contract/collections";
import { findPerson } from "../../functions/src/person/find-person.ts";
import { findWithoutKey, writeKeys } from "../../scripts/admin/person/email-keys.ts";
import { writeMissing } from "../../scripts/admin/person/email-keys-command.ts";
import { projectId } from "../../scripts/repository.ts";
import { databaseNamed } from "./admin.ts";
import { heard } from "./run-command.ts";
import { documentsAbout } from "./stored-person.ts";

// A database of its own: everything in it gets a key.
const store = databaseNamed("keys");
const email = "ana.kim@keys.example";
const { always, clients, access } = documentsAbout("Ana.Kim@Keys.example", "Ana");
const all: [string, object][] = Object.entries({ ...always, ...clients, ...access });
/** Both without a key, one with a blank and capitals. */
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
  for (const [path, data] of all) await store.doc(path).set(data);
});
afterAll(clean);

const answering = (answer: string | undefined) =>
  heard(async () => {
    const asked = { store, place: { kind: "real", projectId } } as const;
    process.stdout.write(await writeMissing(asked, async () => answer));
    return 0;
  });

async function found() {
  const documents = await findPerson(store, email, () => undefined);
  return documents.map(({ document }) => document.ref.path).sort();
}

describe("person keys", () => {
  test.each(["no", undefined])("asks, and %j writes nothing", async (answer) => {
    expect((await answering(answer)).text).toContain("Nothing was written");
    expect(await keyOf(one)).toBeUndefined();
    expect((await store.doc(emailKeysPath).get()).exists).toBe(false);
  });

  test("writes what is missing, and a person is found as before; again, there is nothing to ask", async () => {
    const before = await found();
    expect(before).toHaveLength(all.length);
    expect((await answering("yes")).text).toContain("Every record has its key");
    expect([await keyOf(one), await keyOf(other)]).toEqual([email, email]);
    expect(await found()).toEqual(before);
    expect((await answering("no")).text).toContain("Every record has its key");
  });

  test("leaves what changes meanwhile, and says how many", async () => {
    const missing = await findWithoutKey(store, () => undefined);
    await store.doc(one).update({ email: "moved@keys.example" });
    await store.doc(other).delete();
    expect(await writeKeys(store, missing, () => undefined)).toBe(2);
    expect(await keyOf(one)).toBeUndefined();
  });
});
