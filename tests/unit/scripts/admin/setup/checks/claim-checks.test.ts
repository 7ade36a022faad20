import { expect, test } from "vitest";
import { repliesCompared, replyProblems } from "#scripts/admin/project/claimed-replies.ts";
import { claimChecks } from "#scripts/admin/setup/checks/claim-checks.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";
import { errorReply } from "../fake-google.ts";
import { measured, readersDocument, readyAnswers, repliesDocument } from "../ready-project.ts";
import { deployProblem, setupIn } from "../run-setup.ts";

test.each([
  ["499 readers have confirmed", { body: { fields: { confirmed: { integerValue: "499" } } } }],
  ["nothing is counted yet", errorReply(404, "NOT_FOUND", "Not found.")],
])("reports a claim of too many readers but stops no deploy: %s", async (words, answer) => {
  const world = { answers: { ...readyAnswers, [readersDocument]: answer } };
  const { code, text } = await setupIn(world);
  expect(text).toContain(
    `  unsafe   Newsletter readers, as the site claims (advised): The site says 500+, and ${words}.`,
  );
  expect(code).toBe(0);
  expect(await deployProblem(world)).toBeUndefined();
});

const readers = (claim: object) => claimChecks(claimed("newsletter_readers", claim));

test("compares only a number that the site shows", () => {
  expect(readers({ value: "1,000+" })).toHaveLength(1);
  expect(readers({ value: 20 })).toHaveLength(1);
  expect(readers({ value: "Our" })).toEqual([]);
  expect(readers({ value: "500+", publish: "no" })).toEqual([]);
  expect(claimChecks({})).toEqual([]);
});

const promise = "Replies, as the site claims";

test("accepts replies as fast as promised, or too few to measure", async () => {
  const inTime = "were answered within 24 hours, half within";
  const fine = [
    [measured(34, 110, 33), `Of the last 34 messages, 33 ${inTime} 2 hours.`],
    [measured(20, 30, 18), `Of the last 20 messages, 18 ${inTime} 30 minutes.`],
    [measured(19, 9000, 0), "Fewer than 20 messages of the last 90 days can be counted"],
    [errorReply(404, "NOT_FOUND", "Not found."), "nothing is measured yet"],
  ] as const;
  for (const [answer, words] of fine) {
    const world = { answers: { ...readyAnswers, [repliesDocument]: answer } };
    const { code, text } = await setupIn(world);
    expect(text).toContain(words);
    expect(code).toBe(0);
    expect(await deployProblem(world)).toBeUndefined();
  }
});

test("refuses a promise that the log contradicts", async () => {
  const world = { answers: { ...readyAnswers, [repliesDocument]: measured(20, 30, 17) } };
  const { code, text } = await setupIn(world);
  expect(text).toContain(
    `  unsafe   ${promise}: reply_time says “24 hours”. Of the last 20 messages, 17 were answered within 24 hours`,
  );
  expect(code).toBe(1);
  expect(await deployProblem(world)).toContain(promise);
});

const claimed = (name: string, claim: object) =>
  claims.parse({ [name]: { where: "Contact", ...claim } });
const log = { messages: 34, half_minutes: 110, within_day: 31 };

test.each([
  ["half of our last 34 messages within 2 hours", 0],
  ["half of our last 30 messages within 3 hours", 0],
  ["half of our last 34 messages within an hour", 1],
  ["half of our last 34 messages within a day", 0],
  ["half of our last 35 messages within 2 hours", 1],
  ["half of our last 34 messages within 90 minutes", 1],
  ["half of our last 34 messages within 1 day", 0],
  ["most of our messages at once", 1],
])("allows “%s” on the site only if the log agrees", (value, problems) => {
  const site = claimed("reply_measured", { value });
  expect(replyProblems(site, log)).toHaveLength(problems);
  expect(replyProblems(site, undefined), "nothing measured").toHaveLength(1);
  expect(replyProblems(site, { messages: 34, within_day: 3 }), "half wait").toHaveLength(1);
  const off = claimed("reply_measured", { value, publish: "no" });
  expect(replyProblems(off, undefined)).toEqual([]);
  expect(claimChecks(off)).toEqual([]);
});

test.each([
  ["24 hours", 1],
  ["2 hours", 0],
  ["1 hour", 1],
  ["2 days", 0],
  ["a business day", 0],
])("measures a promise of %s by what it says", (value, problems) => {
  const site = claimed("reply_time", { value });
  expect(replyProblems(site, { ...log, within_day: 20 })).toHaveLength(problems);
});

test("suggests what the site may say", () => {
  const site = claimed("reply_time", { value: "24 hours" });
  expect(repliesCompared(site, log)).toContain(
    "reply_measured may say “half of our last 34 messages within 2 hours”",
  );
  expect(repliesCompared(site, undefined)).not.toContain("reply_measured");
});
