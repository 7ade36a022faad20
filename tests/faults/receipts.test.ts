import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { newLead } from "#contract/lead";
import { database } from "#functions/database.ts";
import { withVisit } from "#functions/intake/with-visit.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { stored } from "../functions/stored.ts";
import { takeOwnProject } from "./own-project.ts";
import { asReceipt, inSeconds, makeDue, queueForRetry } from "./queue-mail.ts";

// The logging library keeps the console as it finds it.
const logged = vi.hoisted(() => {
  const lines: string[] = [];
  for (const level of ["error", "warn", "info"] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
  }
  return lines;
});
const logLines = () => logged.map((line) => JSON.parse(line));

await takeOwnProject("demo-agency-receipts");
const folder = mkdtempSync(join(tmpdir(), "facts-"));

const box = mailboxForTests();
beforeEach(async () => {
  logged.length = 0;
  box.mood = "accept";
  box.refused = [];
  delete process.env.SITE_FACTS_FILE;
  await database().recursiveDelete(database().collection("mail"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ana = { first_name: "Ana", last_name: "Ruiz", email: "ana@ruiz.example" };
const due = { nextAttemptAt: inSeconds(-1) };
const queued = (age = 5) => queueForRetry({ ...due, startTime: inSeconds(-age) }, asReceipt);

test.each([
  ["the mailbox does not exist", "ERECIPIENT 550"],
  ["the mail is refused", "EMESSAGE 550"],
])("gives up on the receipt and expires it without an alarm: %s", async (_, error) => {
  if (error.startsWith("ERECIPIENT")) box.refused = ["visitor@shop.example"];
  else box.mood = "refuse-for-good";
  const id = await queued();
  expect(await attemptMail(id)).toBe("given-up");
  expect(await stored(`mail/${id}`)).toMatchObject({
    delivery: { state: "ERROR", error, nextAttemptAt: null },
    expires_at: expect.anything(),
  });
  expect(logLines()).toMatchObject([
    { severity: "INFO", message: "mail to a visitor given up", error },
  ]);
});

test("retries a receipt for a quarter of an hour, and then drops it", async () => {
  box.mood = "refuse";
  expect(await attemptMail(await queued(840))).toBe("retry");
  box.mood = "accept";
  const late = await queued(900);
  expect(await attemptMail(late)).toBe("not-due");
  expect(await stored(`mail/${late}`)).toMatchObject({
    delivery: { state: "ERROR", error: "Too late", nextAttemptAt: null },
    expires_at: expect.anything(),
  });
  expect(box.of(late)).toEqual([]);
  expect(logLines().map(({ severity }) => severity)).toEqual(["WARNING", "INFO"]);
});

test("raises no alarm when the receipt's lead is gone", async () => {
  const id = await queued();
  await database().doc(`companies/agency/leads/${id}`).delete();
  expect(await attemptMail(id)).toBe("given-up");
  expect(logLines()).toMatchObject([{ severity: "INFO" }]);
});

test.each([
  ["missing", undefined],
  ["no JSON", "{"],
  ["wrong", '{"name": "Pitch Pine"}'],
])("takes forms and mails the owner with facts that are %s", async (name, text) => {
  // The log says what is wrong, and the receipt waits.
  const file = join(folder, `${name}.json`);
  if (text !== undefined) writeFileSync(file, text);
  process.env.SITE_FACTS_FILE = file;
  const receipt = await queued();
  expect(await attemptMail(await queueForRetry(due))).toBe("sent");
  expect(await attemptMail(receipt)).toBe("retry");
  expect(await stored(`mail/${receipt}`)).toMatchObject({ delivery: { error: "ESITEFACTS" } });
  const error = logLines().find(({ severity }) => severity === "ERROR");
  expect(error?.message).toContain("emails to visitors lack the facts of the content");
  const lead = newLead.parse({ ...ana, status: "todo", source: "contact-form" });
  const visit = ["search", "/contact"];
  expect(withVisit(lead, { visit })).toEqual({ ...lead, came_from: "search" });

  delete process.env.SITE_FACTS_FILE;
  await makeDue(receipt);
  expect(await attemptMail(receipt)).toBe("sent");
});
