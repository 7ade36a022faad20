import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { agencyCompanyId, companyPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { writeMail } from "#functions/mail/write-mail.ts";

/** The end of an hour years ahead, which no other test uses. */
const hourEnd = new Date("2040-01-01T05:00:00Z");

async function storeLead(id: string, email: string, minute: number) {
  const created_at = new Date(hourEnd.getTime() - 3_600_000 + minute * 60_000);
  const lead = { first_name: "", last_name: "", email, source: "web-design-page", status: "todo" };
  const document = database().doc(`${companyPath(agencyCompanyId, "leads")}/${id}`);
  await document.set({ ...lead, created_at, summary_at: hourEnd });
  return document;
}

test("names the earliest leads, at most 3 of one address", async () => {
  // The order of their ids doesn't matter.
  for (let number = 0; number < 25; number += 1) {
    await storeLead(`0000-${randomUUID()}`, "Flood@sender.example", 10 + number);
  }
  for (let number = 0; number < 20; number += 1) {
    await storeLead(`1111-${randomUUID()}`, `other-${number}@sender.example`, 40);
  }
  const first = await storeLead(`ffff-${randomUUID()}`, "ana@shop.example", 5);
  const summary_at = (await first.get()).get("summary_at");
  const mail = await writeMail({ kind: "summary", summary_at });
  expect(mail?.subject).toBe("46 more forms came in this past hour");
  expect(mail?.text).toContain("ana@shop.example");
  expect(mail?.text.match(/flood@sender\.example/gi)).toHaveLength(3);
  expect(mail?.text.match(/other-\d+@/g)).toHaveLength(16);
});
