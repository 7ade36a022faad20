import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  Timestamp,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { documentId } from "#contract/document-id";
import { limits } from "#contract/limits";
import { verdict } from "./attempt.ts";
import { fill, firestoreOf, startEnvironment } from "./environment.ts";
import { contractVerdict, type Entry, newEntries } from "./new-entries.ts";
import { oddTexts, textsOfLength, wrongTypes } from "./odd-values.ts";

let environment: RulesTestEnvironment;
let store: Firestore;

beforeAll(async () => {
  environment = await startEnvironment("entries");
  await fill(environment);
  const claims = { email: "team@agency.example", email_verified: true };
  store = firestoreOf(environment.authenticatedContext("team", claims));
});
afterAll(() => environment.cleanup());

/** What the rules say of adding an entry as the browser does, with the server's time. */
function rulesVerdict(name: CompanyCollection, entry: Entry, id?: string): Promise<"yes" | "no"> {
  const parent = collection(store, companyPath("agency", name));
  const place = id === undefined ? doc(parent) : doc(parent, id);
  return verdict(setDoc(place, { created_at: serverTimestamp(), ...entry }));
}

/** Every entry, named by what is special about it, must be judged as the contract judges it. */
async function agree(name: CompanyCollection, entries: Map<string, Entry>) {
  const wrong = await Promise.all(
    [...entries].map(async ([about, entry]) => {
      const wanted = contractVerdict(name, entry);
      const is = await rulesVerdict(name, entry);
      return is === wanted ? [] : [`${about}: rules say ${is}, the contract ${wanted}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
}

describe.each(["leads", "clients", "tasks"] as const)("adding to %s", (name) => {
  const { full, least, fields } = newEntries[name];

  const replaced = (field: string, values: [string, unknown][]) =>
    new Map(values.map(([about, value]) => [`${field}: ${about}`, { ...full, [field]: value }]));

  test("everything filled, or only what is needed", async () => {
    expect(await rulesVerdict(name, full)).toBe("yes");
    expect(await rulesVerdict(name, least)).toBe("yes");
    await agree(name, new Map(Object.entries({ full, least })));
    expect(Object.keys(full).sort()).toEqual([...fields].sort());
  });

  test.each(fields)("%s missing, or of a wrong type", async (field) => {
    const { [field]: _, ...without } = full;
    await agree(name, new Map([[`without ${field}`, without]]));
    await agree(name, replaced(field, Object.entries(wrongTypes)));
  });

  test.each(fields)("%s with every odd text", async (field) => {
    await agree(
      name,
      replaced(
        field,
        oddTexts.map((text) => [JSON.stringify(text), text]),
      ),
    );
  });

  test.each(fields)("%s at its limit and beyond", async (field) => {
    const lengths = new Set(Object.values(limits).flatMap((most) => [most, most + 1]));
    await agree(name, replaced(field, [...lengths].flatMap(textsOfLength)));
    const labels = [63, 64].flatMap((length): [string, string][] => [
      [`first label of ${length}`, `a@${"b".repeat(length)}.example`],
      [`last label of ${length}`, `a@b.${"c".repeat(length)}`],
    ]);
    await agree(name, replaced(field, labels));
  });

  test.each([
    "id",
    "company_id",
    "updated_at",
    "admin",
    "client_id",
    "town",
    "service_interests",
    "client_name ",
  ])("one field too many: %s", async (extra) => {
    expect(await rulesVerdict(name, { ...full, [extra]: "x" })).toBe("no");
  });

  test.each([
    ["an earlier time", Timestamp.fromDate(new Date("2020-01-01T00:00:00Z"))],
    ["a later time", Timestamp.fromDate(new Date("2100-01-01T00:00:00Z"))],
    ["this computer's time", Timestamp.now()],
    ["a text", new Date().toISOString()],
    ["null", null],
  ])("created_at is %s", async (_, created_at) => {
    expect(await rulesVerdict(name, { ...full, created_at })).toBe("no");
  });

  test("created_at missing", async () => {
    const place = doc(collection(store, companyPath("agency", name)));
    expect(await verdict(setDoc(place, full))).toBe("no");
  });

  test.each([
    "a",
    "7",
    "x".repeat(limits.documentIdMax),
    "x".repeat(limits.documentIdMax + 1),
    "3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f",
    "under_score",
    "_hidden",
    "-dash",
    "with blank",
    "with.dot",
    "ünï",
    "a\nb",
    "a:b",
    "%2f",
  ])("under the id %j", async (id) => {
    const wanted = documentId.safeParse(id).success ? "yes" : "no";
    expect(await rulesVerdict(name, full, id)).toBe(wanted);
  });

  test("never over one that is there", async () => {
    expect(await rulesVerdict(name, full, "one")).toBe("no");
  });
});
