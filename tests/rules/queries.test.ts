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
import { z } from "zod";
import { collections, companyPath } from "#contract/collections";
import { limits } from "#contract/limits";
import { verdict } from "./attempt.ts";
import { fill, firestoreOf, startEnvironment } from "./environment.ts";

let environment: RulesTestEnvironment;
let store: Firestore;

beforeAll(async () => {
  environment = await startEnvironment();
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

const indexFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.string() })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() }),
  ),
});

describe("what rules and indexes must share with the contract", () => {
  const rules = readFileSync("firestore.rules", "utf8");

  test("names of collections and the limit of a query", () => {
    for (const name of ["whitelist", "companies", "leads", "clients", "tasks"] as const) {
      expect(rules).toContain(`match /${collections[name]}/{`);
    }
    expect(rules).toContain(`/documents/${collections.whitelist}/$(`);
    expect(rules).toContain(`request.query.limit <= ${limits.listMax};`);
  });

  test("an index for every list by status, which the emulator does not ask for", () => {
    const file = indexFile.parse(JSON.parse(readFileSync("firestore.indexes.json", "utf8")));
    for (const name of [collections.leads, collections.tasks]) {
      expect(file.indexes).toContainEqual({
        collectionGroup: name,
        fields: [
          { fieldPath: "status", order: "ASCENDING" },
          { fieldPath: "created_at", order: "DESCENDING" },
        ],
      });
    }
    expect(file.fieldOverrides).toContainEqual({
      collectionGroup: collections.rateLimits,
      fieldPath: "expires_at",
      ttl: true,
    });
  });
});
