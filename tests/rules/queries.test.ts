import { readFileSync } from "node:fs";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  type Firestore,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections, companyPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { verdict } from "./attempt.ts";
import { fill, firestoreOf, startEnvironment } from "./environment.ts";

let environment: RulesTestEnvironment;
let store: Firestore;

beforeAll(async () => {
  environment = await startEnvironment("callers");
  await fill(environment);
  const claims = { email: "team@agency.example", email_verified: true };
  store = firestoreOf(environment.authenticatedContext("team", claims));
});
afterAll(() => environment.cleanup());

describe.each(["leads", "clients", "tasks"] as const)("a member's queries of %s", (name) => {
  const own = () => collection(store, companyPath("agency", name));

  test("newest first, a page at a time, also by status", async () => {
    const newest = query(own(), orderBy("created_at", "desc"), limit(limits.listPage));
    expect((await getDocs(newest)).size).toBe(1);
    const open = query(
      own(),
      where("status", "==", "todo"),
      orderBy("created_at", "desc"),
      limit(limits.listPage),
    );
    expect((await getDocs(open)).size).toBe(1);
  });

  test("a count within the limit", async () => {
    const open = query(own(), where("status", "==", "todo"), limit(limits.listMax));
    expect((await getCountFromServer(open)).data().count).toBe(1);
  });

  test("never without a limit or beyond it", async () => {
    expect(await verdict(getDocs(query(own(), limit(limits.listMax))))).toBe("yes");
    expect(await verdict(getDocs(query(own(), limit(limits.listMax + 1))))).toBe("no");
    expect(await verdict(getDocs(own()))).toBe("no");
    expect(await verdict(getCountFromServer(own()))).toBe("no");
  });

  test("never another company's, whatever the filter says", async () => {
    const foreign = collection(store, companyPath("other", name));
    const filtered = query(foreign, where("company_id", "==", "agency"), limit(1));
    expect(await verdict(getDocs(filtered))).toBe("no");
  });
});

describe("what rules must share with the contract", () => {
  const rules = readFileSync("firestore.rules", "utf8");

  test("names of collections and the limit of a query", () => {
    for (const name of ["whitelist", "companies", "leads", "clients", "tasks"] as const) {
      expect(rules).toContain(`match /${collections[name]}/{`);
    }
    expect(rules).toContain(`/documents/${collections.whitelist}/$(`);
    expect(rules).toContain(`request.query.limit <= ${limits.listMax};`);
  });
});
