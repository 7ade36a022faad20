import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { collections, logPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { crowd } from "#scripts/run/test/parts.ts";
import { sendUntilAccepted } from "../faults/send-until-accepted.ts";
import { beacon, counted } from "../functions/beacon.ts";
import { contactForm, signupForm } from "../functions/form-data.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { countOf, mailState, stored } from "../functions/stored.ts";
import { patience } from "../patience.ts";

const mailbox = mailboxForTests();

const leads = "companies/agency/leads";

/** Sends the form this many times at once, and returns the statuses. */
async function atOnce(name: "sendContactEmail" | "newsletterSignup", form: () => object) {
  const forms = Array.from({ length: crowd }, form);
  const answers = await Promise.all(forms.map((each) => sendUntilAccepted(name, each)));
  return answers.map(({ status }) => status).toSorted();
}

describe("the same form sent many times at once", () => {
  test("is stored once and mailed once, from the contact form", async () => {
    const form = contactForm();
    expect(await atOnce("sendContactEmail", () => form)).toEqual(Array(crowd).fill("OK"));
    await mailState(form.submission_id, "SUCCESS");
    expect(await countOf(leads, "email", form.email)).toBe(1);
    expect(mailbox.of(form.submission_id)).toHaveLength(1);
  });

  test("makes one subscriber, one lead, one mail, from a quote form", async () => {
    const form = signupForm("medford-web-design-page");
    expect(await atOnce("newsletterSignup", () => form)).toEqual(Array(crowd).fill("OK"));
    await mailState(form.submission_id, "SUCCESS");
    expect(await countOf(collections.subscribers, "email", form.email)).toBe(1);
    expect(await countOf(leads, "email", form.email)).toBe(1);
    expect(mailbox.of(form.submission_id)).toHaveLength(1);
  });
});

test("makes one subscriber of one address in many forms at once", async () => {
  const form = signupForm("web-design-page");
  const other = () => ({ ...form, submission_id: randomUUID() });
  expect(await atOnce("newsletterSignup", other)).toEqual(Array(crowd).fill("OK"));
  expect(await countOf(collections.subscribers, "email", form.email)).toBe(1);
});

test("counts a hundred visits once each when many pages report at once", async () => {
  const before = await counted();
  const visits = Array.from({ length: 100 }, (_, index) => index);
  const telling = async () => {
    while (visits.pop() !== undefined) {
      expect(await beacon([["/", "direct", "views"]])).toEqual([204, ""]);
    }
  };
  await Promise.all(Array.from({ length: crowd }, telling));
  expect((await counted()).total.views - before.total.views).toBe(100);
});

test("counts all of thirty entries in a lead's log", async () => {
  const lead = `${leads}/${randomUUID()}`;
  const came = new Date("2026-11-23T15:00:00Z").getTime();
  const at = (minutes: number) => new Date(came + minutes * 60_000);
  await database()
    .doc(lead)
    .set({ first_name: "Ana", created_at: at(0), waiting_since: at(0) });
  const log = database().collection(logPath("agency", "leads", lead.slice(leads.length + 1)));
  const words = Array.from({ length: 30 }, (_, index) => `Entry ${index}.`);
  await Promise.all(
    words.map((text, index) =>
      log.add({ by: "team@agency.example", kind: "wrote", text, created_at: at(30 - index) }),
    ),
  );
  await vi.waitFor(
    async () => expect(await stored(lead)).toMatchObject({ log_text: words.join("\n") }),
    patience,
  );
});
