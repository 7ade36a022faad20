import { randomUUID } from "node:crypto";
import type { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { mailRetry } from "#contract/limits";
import { priceLinesText } from "#contract/price-sums";
import { receiptId } from "#contract/queued-mail";
import { database } from "#functions/database.ts";
import { fingerprint, secretFingerprint } from "#functions/fingerprint.ts";
import { mailboxOf } from "#functions/intake/visitor-mail.ts";
import { readSiteFacts } from "#functions/read-site-facts.ts";
import { call } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { stored, traces } from "./stored.ts";

const mailbox = mailboxForTests();

const facts = readSiteFacts();

/** Returns the document that limits the receipts of a mailbox. */
const limitOf = ({ email }: { email: string }) =>
  database().doc(`rate_limits/${secretFingerprint("receipt", mailboxOf(email))}`);

async function sent(name: Parameters<typeof call>[0], form: { submission_id: string }) {
  expect(await call(name, form)).toMatchObject({ status: "OK" });
  return traces(form.submission_id);
}

/** Sends a form, and returns its receipt as it arrives. */
async function arrived(name: Parameters<typeof call>[0], form: { submission_id: string }) {
  await sent(name, form);
  const { text = "", html = "", ...mail } = await mailbox.arrival(receiptId(form.submission_id));
  return { ...mail, text, html };
}

describe("a receipt", () => {
  test("says what came, when a person answers, and how to reach one", async () => {
    const form = contactForm();
    const mail = await arrived("sendContactEmail", form);
    const reference = form.submission_id.slice(0, 8);
    expect(mail.to).toEqual([{ name: "", address: form.email }]);
    expect(mail.replyTo).toEqual([{ name: "", address: "owner@agency.example" }]);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }),
    );
    expect(mail.subject).toBe(`We got your message (reference ${reference})`);
    const answer = `hear back within ${facts.reply_time}.`;
    const about = [facts.phone.display, facts.hours, "Contact form", reference, answer];
    for (const part of [mail.text, mail.html]) {
      for (const words of about) expect(part).toContain(words);
      expect(part).toMatch(/\w+day, \w+ \d+, 20\d\d at \d+:\d\d/);
    }
    expect(mail.html).toContain(`href="tel:${facts.phone.number}"`);
    expect(mail.html).toContain(`${facts.signer}<br>`);
    expect(mail.text).toContain(`\n${facts.signer}\n${facts.name}\n${facts.address}\n`);

    const [toOwner, ...more] = mailbox.of(form.submission_id);
    expect(more).toEqual([]);
    expect(toOwner?.to).toEqual([{ name: "", address: "owner@agency.example" }]);
    expect(toOwner?.headers.map(({ key }) => key)).not.toContain("auto-submitted");
  });

  test("repeats the prices of the calculator, and nothing else of the message", async () => {
    const [first, second] = facts.prices?.lines ?? [];
    if (!facts.prices || !first || !second) throw new Error("there is no price calculator");
    const added = priceLinesText([first, second], facts.prices);
    const message = `Buy our pills\n${added}\n- Pills: $1 once`;
    const form = { ...contactForm(), message };
    const mail = await arrived("sendContactEmail", form);
    expect(mail.text).toContain(`\nThe price you added up:\n${added}\n`);
    expect(mail.html).toContain(`${added}</p>`);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/pills/i);
  });

  test("names a town of ours, but no other word in a town's place", async () => {
    expect(facts.towns).toContain("Mount Laurel");
    const own = await arrived("newsletterSignup", signupForm("mount-laurel-web-design-cta"));
    expect(own.subject).toMatch(/^We got your quote request \(reference \w{8}\)$/);
    expect(own.text).toMatch(/^Form: +Web design in Mount Laurel$/m);
    const strange = signupForm("buy-our-pills-web-design-page");
    const other = await arrived("newsletterSignup", strange);
    expect(other.text).toMatch(/^Form: +Web design$/m);
    expect(`${other.text} ${other.html} ${other.subject}`).not.toMatch(/pills/i);
  });

  test("goes to a known address that wants another quote", async () => {
    const first = signupForm("web-design-page");
    await sent("newsletterSignup", first);
    const form = { ...signupForm("medford-web-design-page"), email: first.email };
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    expect(await traces(form.submission_id)).toHaveProperty("receipt.kind", "receipt");
  });
});

describe("no receipt is sent", () => {
  test("for a repeat, or for another form within the hour", async () => {
    const form = contactForm();
    await sent("sendContactEmail", form);
    expect((await sent("sendContactEmail", form)).receipt).toMatchObject({ kind: "receipt" });
    await mailbox.arrival(receiptId(form.submission_id));
    expect(mailbox.of(receiptId(form.submission_id))).toHaveLength(1);

    const next = () => ({ ...contactForm(), email: form.email });
    const second = await sent("sendContactEmail", next());
    expect(second).toHaveProperty("mail.kind", "lead");
    expect(second.receipt).toBeUndefined();
    // This holds even if the first goes out as late as it may, and the next one at once.
    const limit = limitOf(form);
    const queued = await database()
      .doc(`mail/${receiptId(form.submission_id)}`)
      .get();
    const latest = mailRetry.receiptGiveUpAfterSeconds + mailRetry.attemptSeconds;
    const nextAt: Timestamp = (await limit.get()).get("free_at");
    const firstAt: Timestamp = queued.get("delivery.startTime");
    expect(nextAt.seconds - firstAt.seconds - latest).toBeGreaterThanOrEqual(3600);
    await limit.update({ free_at: new Date(Date.now() - 1000) });
    expect((await sent("sendContactEmail", next())).receipt).toMatchObject({ kind: "receipt" });
  });

  test("for an address that no mail can reach", async () => {
    const form = { ...signupForm("berlin-web-design-cta"), email: `jo-${randomUUID()}@localhost` };
    const { mail, receipt } = await sent("newsletterSignup", form);
    expect([mail?.kind, receipt]).toEqual(["lead", undefined]);
  });
});

test("limits receipts without naming anybody, and until a stated time", async () => {
  const form = contactForm();
  await sent("sendContactEmail", form);
  const times = { free_at: expect.anything(), expires_at: expect.anything() };
  expect((await limitOf(form).get()).data()).toEqual(times);
  // Nobody can find it by trying all addresses either.
  expect(await stored(`rate_limits/${fingerprint("receipt", form.email)}`)).toBeUndefined();
});

test.each([
  ["Ana@Shop.Example", "ana@shop.example"],
  ["ana+one@shop.example", "ana@shop.example"],
  ["a.n.a+x+y@GMail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
  ["a.na@shop.example", "a.na@shop.example"],
])("%s is the mailbox %s", (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});
