import { expect, test } from "vitest";
import { claimChecks } from "#scripts/admin/setup/checks/claim-checks.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";
import { refusal } from "../fake-google.ts";
import { readersDocument, readyAnswers } from "../ready-project.ts";
import { deployRefusal, setupIn } from "../run-setup.ts";

test.each([
  ["499 readers have confirmed", { body: { fields: { confirmed: { integerValue: "499" } } } }],
  ["nothing is counted yet", refusal(404, "NOT_FOUND", "Not found.")],
])(
  "a claim of more readers than there are is told, and stops no deploy: %s",
  async (words, answer) => {
    const world = { answers: { ...readyAnswers, [readersDocument]: answer } };
    const { code, text } = await setupIn(world);
    expect(text).toContain(
      `  unsafe   Newsletter readers, as the site claims (advised): The site says 500+, and ${words}.`,
    );
    expect(code).toBe(0);
    expect(await deployRefusal(world)).toBeUndefined();
  },
);

const readers = (claim: object) =>
  claimChecks(claims.parse({ newsletter_readers: { where: "Forms", ...claim } }));

test("only a number that the site shows is compared", () => {
  expect(readers({ value: "1,000+" })).toHaveLength(1);
  expect(readers({ value: 20 })).toHaveLength(1);
  expect(readers({ value: "Our" })).toEqual([]);
  expect(readers({ value: "500+", publish: "no" })).toEqual([]);
  expect(claimChecks({})).toEqual([]);
});
