import { expect, test } from "vitest";
import { claimChecks } from "../../../scripts/admin/setup/checks/claim-checks.ts";
import { claims } from "../../../web/src/site/content/collections-schema.ts";

const readers = (claim: object) =>
  claimChecks(claims.parse({ newsletter_readers: { where: "Forms", ...claim } }));

test("only a number that the site shows is compared", () => {
  expect(readers({ value: "1,000+" })).toHaveLength(1);
  expect(readers({ value: 20 })).toHaveLength(1);
  expect(readers({ value: "Our" })).toEqual([]);
  expect(readers({ value: "500+", publish: "no" })).toEqual([]);
  expect(claimChecks({})).toEqual([]);
});
