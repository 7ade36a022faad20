import { GrpcStatus } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import {
  contentReminders,
  dueReminders,
  yearAfter,
} from "#scripts/admin/upkeep/content-reminders.ts";
import { hasChanged } from "#scripts/admin/upkeep/outdated-records.ts";
import { withinMajor } from "#scripts/admin/upkeep/packages.ts";
import { runtimeReminder, supportedRuntimes } from "#scripts/admin/upkeep/runtime-ends.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";

const content = readContent();
const facts = ["what a law says"];

test("finds the same day a year later", () => {
  expect(yearAfter("2026-11-23")).toBe("2027-11-23");
  expect(yearAfter("2028-02-29")).toBe("2029-03-01");
});

test("lists checks that are due after a year, the oldest first", () => {
  const one = { what: "one", checked: "2026-03-02", facts };
  const other = { what: "other", checked: "2026-03-01", facts };
  expect(dueReminders([one, other], "2027-03-01")).toEqual([other]);
  expect(dueReminders([one, other], "2027-03-02")).toEqual([other, one]);
  expect(dueReminders([one, other], "2027-02-28")).toEqual([]);
});

test("counts a post from its last update or check, a claim from its check", () => {
  const [post] = content.posts;
  if (!post) throw new Error("no post");
  const posts = [
    { ...post, slug: "a", updated: "2026-01-01", checked: "2026-06-01", recheck: facts },
    { ...post, slug: "b", updated: "2026-01-01", checked: undefined, recheck: facts },
    { ...post, slug: "c", updated: "2026-01-01", checked: undefined, recheck: [] },
  ];
  const sampleClaims = claims.parse({
    proved: { value: 7, where: "Home", proven: "the list of 2026", checked: "2026-02-01" },
    undated: { value: 8, where: "Home", proven: "the list" },
    open: { value: 9, where: "Home" },
  });
  expect(contentReminders({ posts, claims: sampleClaims })).toEqual([
    { what: "the post a", checked: "2026-06-01", facts },
    { what: "the post b", checked: "2026-01-01", facts },
    { what: "the claim proved", checked: "2026-02-01", facts: ["7, proven by: the list of 2026"] },
  ]);
});

test("announces a runtime's end from half a year before", () => {
  const ends = { deprecationDate: "2027-04-30", decommissionDate: "2028-10-31" };
  const runtimes = { nodejs22: { friendly: "Node.js 22", ...ends } };
  const on = (day: string, runtime = "nodejs22", usedBy: "functions" | "here" = "functions") =>
    runtimeReminder(runtimes, { runtime, usedBy }, day);
  expect(on("2026-10-29")).toBeUndefined();
  expect(on("2026-10-30")).toContain("gets no more fixes from 2027-04-30 on. From 2028-10-31");
  expect(on("2027-04-30")).toContain("has had no fixes since 2027-04-30");
  expect(on("2027-04-30", "nodejs22", "here")).toContain("nodejs.org");
  expect(on("2027-04-30", "nodejs99")).toContain("isn't known");
  expect(on("2027-04-30", "nodejs99", "here")).toBeUndefined();
});

test("firebase-tools still says when runtimes end", () => {
  expect(supportedRuntimes().nodejs22?.decommissionDate).toMatch(/^\d{4}-/);
});

test.each([
  [GrpcStatus.FAILED_PRECONDITION, true],
  [GrpcStatus.NOT_FOUND, true],
  [GrpcStatus.PERMISSION_DENIED, false],
  [GrpcStatus.UNAVAILABLE, false],
])("knows from status %s whether a record was changed", (code, changed) => {
  expect(hasChanged(Object.assign(new Error("failed"), { code }))).toBe(changed);
});

test("asks npm for the newest version within the major version", () => {
  expect(withinMajor({ zod: "4.6.7", sharp: "0.34.5" })).toEqual(["zod@^4.6.7", "sharp@^0.34.5"]);
});
