import { readFileSync } from "node:fs";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agencyCompanyId, collections } from "#contract/collections";
import { limits } from "#contract/limits";
import { rulesSuites } from "./all-suites.ts";
import { whoMayWhat } from "./caller-suite.ts";
import { unevaluatedExpressions } from "./rules-coverage.ts";
import { fill, startEnvironment } from "./rules-environment.ts";

describe.each(rulesSuites)("$name", ({ project, cases }) => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment(project);
    await fill(environment);
  });
  afterAll(() => environment.cleanup());
  test.each(cases)("$name", ({ judge }) => judge(environment));
});

test("evaluates every expression of the rules in the tests above", async () => {
  expect(await unevaluatedExpressions()).toEqual([]);
});

test("uses the contract's names of collections and limit of a query", () => {
  const rules = readFileSync("firestore.rules", "utf8");
  const matched = ["whitelist", "companies", "leads", "log", "clients", "tasks", "status"] as const;
  expect(rules).toContain(`match /${collections.siteNumbers}/{`);
  expect(rules).toContain(`isMemberOf('${agencyCompanyId}')`);
  for (const name of matched) {
    expect(rules).toContain(`match /${collections[name]}/{`);
  }
  expect(rules).toContain(`/documents/${collections.whitelist}/$(`);
  expect(rules).toContain(`request.query.limit <= ${limits.listMax};`);
});

afterAll(() => console.log(whoMayWhat()));
