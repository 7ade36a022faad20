import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Timestamp } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { agencyCompanyId, collections, replyStatusPath } from "#contract/collections";
import { projectId } from "#scripts/repository.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { store } from "./admin.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

/** Checks a copy of the content in which one text of claims.yaml is replaced. */
function checkWith([before, after]: [string, string], ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "counted-content-"));
  cpSync(contentFolder, folder, { recursive: true });
  const path = join(folder, "claims.yaml");
  const text = readFileSync(path, "utf8");
  if (!text.includes(before)) throw new Error(`claims.yaml has no "${before}"`);
  writeFileSync(path, text.replace(before, after));
  return spawnCommand("content-check", args, { CONTENT_FOLDER: folder });
}

const inDemo = `--project=${projectId}`;

test("reports more claimed than confirmed readers without failing", async () => {
  // The report also says what to do about the difference.
  const { code, text } = await runCommand("content-check", [inDemo]);
  expect(code).toBe(0);
  expect(text).toMatch(
    /\nNewsletter readers: The site says 500\+, and \d{1,2} readers? ha(s|ve) confirmed\. Correct the value, .*\nReplies: Fewer than 20 messages .*\n\nIn the demo on this machine/,
  );
});

test("reports as many confirmed readers as claimed, and asks for nothing", async () => {
  const reader = store.collection(collections.subscribers).doc(randomUUID());
  const signup = { email: "one@readers.example", wants_newsletter: true };
  await reader.set({ ...signup, confirmed_at: Timestamp.now() });
  const { code, text } = await checkWith(["value: 500+", "value: 1+"], inDemo);
  await reader.delete();
  expect(code).toBe(0);
  expect(text).toMatch(
    /\nNewsletter readers: The site says 1\+, and \d+ readers? ha(s|ve) confirmed\.\nReplies: /,
  );
});

test("counts nothing without a project, and names the command that does", async () => {
  const { code, text } = await runCommand("content-check", []);
  expect(code).toBe(0);
  expect(text).toMatch(
    /\nThe site says 500\+ newsletter readers\. To compare what it claims with what is counted: npm run content:check -- --project=<project id>\n$/,
  );
});

test("reports a claim that the log of leads contradicts", async () => {
  const measured = store.doc(replyStatusPath(agencyCompanyId));
  await measured.set({ messages: 34, half_minutes: 110, within_day: 20 });
  const { text } = await runCommand("content-check", [inDemo]);
  await measured.delete();
  expect(text).toContain("Replies: reply_time says “24 hours”. Of the last 34 messages, 20");
});

test("counts nothing for content with a mistake or without that claim", async () => {
  const broken = await checkWith(["value: 500+", "valu: 500+"], inDemo);
  expect(broken.code).toBe(1);
  expect(broken.text).not.toContain("have confirmed");
  const silent = await checkWith(["value: 500+", "value: Our"], inDemo);
  expect(silent.text).not.toContain("newsletter readers");
});
