import { expect, test } from "vitest";
import { counted } from "#contract/counted";
import { writtenWords } from "#scripts/admin/export/export-command.ts";
import { readersCompared } from "#scripts/admin/newsletter/claimed-readers.ts";
import { queuedWords } from "#scripts/admin/newsletter/newsletter-command.ts";
import { remarkNotes } from "#web/src/import/remarks.ts";

test.each([
  [0, "no leads"],
  [1, "1 lead"],
  [2, "2 leads"],
  [1234, "1,234 leads"],
])("%i", (count, words) => {
  expect(counted(count, "lead")).toBe(words);
  expect(counted(1, "address", "addresses")).toBe("1 address");
  expect(counted(count, "entry", "entries")).toBe(
    words.replace(/leads?/, count === 1 ? "entry" : "entries"),
  );
});

test.each([
  [0, "No email is queued: nobody on the list has confirmed any more."],
  [1, "1 email is queued, and goes out within a minute or two."],
  [2, "2 emails are queued. The last is due within 1 hour."],
  [1001, "1,001 emails are queued. The last is due within 6 hours."],
])("%i queued emails", (queued, words) => {
  expect(queuedWords(queued, 200)).toBe(words);
});

test.each([
  ["leads", 0, "There are no leads of agency, so no file was written."],
  ["leads", 1, "1 lead of agency is in /tmp/x.csv."],
  ["log", 7, "7 log entries of agency are in /tmp/x.csv."],
  ["log", 1, "1 log entry of agency is in /tmp/x.csv."],
  ["task-log", 1, "1 task log entry of agency is in /tmp/x.csv."],
] as const)("an export of %s: %i", (name, written, words) => {
  const job = { location: { name, companyId: "agency" }, file: "/tmp/x.csv" };
  expect(writtenWords(job, written)).toBe(words);
});

test.each([
  [0, "The site says 0, and 0 readers have confirmed."],
  [1, "The site says 0, and 1 reader has confirmed."],
  [12, "The site says 0, and 12 readers have confirmed."],
])("%i confirmed readers", (confirmed, words) => {
  expect(readersCompared({ value: "0", least: 0 }, confirmed)).toBe(words);
});

test("names one line or several", () => {
  const remarked = (...lines: number[]) =>
    remarkNotes(lines.map((line) => ({ line, remarks: [{ column: "a", text: "b" }] })));
  expect(remarked()).toEqual([]);
  expect(remarked(3)).toEqual(["a: b (line 3)."]);
  expect(remarked(3, 4)).toEqual(["a: b (lines 3, 4)."]);
});
