import { describe, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { database } from "#functions/database.ts";
import { endSubscription } from "#functions/newsletter/subscription.ts";
import { call } from "./call-function.ts";
import { signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import {
  choose,
  expiryOf,
  letHoursPass,
  nextQuestion,
  pathOf,
  signedUp,
  signupMails,
} from "./newsletter-mail.ts";
import { countOf, stored, traces } from "./stored.ts";

const mailbox = mailboxForTests();

const hourAgo = () => new Date(Date.now() - 1000);

describe("signing up", () => {
  test("sends the newest posts and a question without the visitor's words", async () => {
    const { email, mail, path } = await signedUp(mailbox, "web-design-page", {
      name: "Canary Name",
    });
    expect(mail.to).toEqual([{ name: "", address: email }]);
    expect(mail.text?.match(/\/blog\/[\w-]+/g)).toHaveLength(3);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("Yes, send me the newsletter");
      expect(part).not.toMatch(/canary/i);
    }
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["list-unsubscribe"]).toMatch(
      /^<https?:\/\/[^>]+\/newsletter\/leave\?token=leave\./,
    );

    const subscriber = await stored(path);
    expect(subscriber).toMatchObject({ email, source: "web-design-page", wants_newsletter: true });
    expect(subscriber).not.toHaveProperty("confirmed_at");
    const days = ((await expiryOf(path)).toMillis() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  test("sends one mail an hour, and later ones have equivalent links", async () => {
    const first = await signedUp(mailbox);
    const again = () =>
      call("newsletterSignup", { ...signupForm(first.source), email: first.email });
    expect(await again()).toMatchObject({ status: "OK" });
    expect(await signupMails(first.email)).toHaveLength(1);

    await letHoursPass(first.email, 2);
    await database().doc(first.path).update({ expires_at: hourAgo() });
    expect(await again()).toMatchObject({ status: "OK" });
    expect(await signupMails(first.email)).toHaveLength(2);
    expect((await expiryOf(first.path)).toMillis()).toBeGreaterThan(Date.now());
    expect(await choose(first.links.confirm, "confirm")).toMatchObject({ state: "confirmed" });
    expect(await again()).toMatchObject({ status: "ALREADY_EXISTS" });
    expect(await signupMails(first.email), "who has confirmed is asked nothing").toHaveLength(2);
  });
});

describe("signing up with an address of somebody who", () => {
  const again = ({ source, email }: { source: string; email: string }) =>
    call("newsletterSignup", { ...signupForm(source), email });

  test("was asked twice asks them once a week after that", async () => {
    const first = await signedUp(mailbox);
    const sent = [];
    for (const hours of [2, 2, 7 * 24, 2, 7 * 24]) {
      await letHoursPass(first.email, hours);
      await again(first);
      sent.push((await signupMails(first.email)).length);
    }
    expect(sent).toEqual([2, 2, 3, 3, 4]);
    // Long after the last question, it may be a typo again.
    await letHoursPass(first.email, 15 * 24);
    await again(first);
    expect((await nextQuestion(first.email)).toMillis() - Date.now()).toBeLessThan(2 * 3_600_000);
  });

  test("has left asks them once a week, however often they leave", async () => {
    const first = await signedUp(mailbox);
    await choose(first.links.about, "leave");
    await letHoursPass(first.email, 2);
    expect(await again(first)).toMatchObject({ status: "OK" });
    expect(await signupMails(first.email)).toHaveLength(2);
    const days = ((await nextQuestion(first.email)).toMillis() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);

    expect(await again(first)).toMatchObject({ status: "OK" });
    await choose(first.links.about, "leave");
    expect(await again(first)).toMatchObject({ status: "OK" });
    expect(await signupMails(first.email)).toHaveLength(2);
    // Two weeks later, the wait is a week again, because they haven't come back in between.
    await letHoursPass(first.email, 15 * 24);
    await again(first);
    expect(await signupMails(first.email)).toHaveLength(3);
    expect((await nextQuestion(first.email)).toMillis() - Date.now()).toBeGreaterThan(
      6 * 86_400_000,
    );
  });

  test("has a mailbox that refused our mail sends no mail and changes nothing", async () => {
    const reader = await signedUp(mailbox);
    await choose(reader.links.confirm, "confirm");
    await endSubscription(reader.path, "ERECIPIENT 550 5.1.1");
    await letHoursPass(reader.email, 2);
    const before = await stored(reader.path);
    expect(await again(reader)).toMatchObject({ status: "OK" });
    expect(await signupMails(reader.email)).toHaveLength(1);
    expect(await stored(reader.path)).toEqual(before);
    expect(await choose(reader.links.confirm, "confirm"), "by the link").toMatchObject({
      state: "confirmed",
    });
    expect(await stored(reader.path)).not.toHaveProperty("ended_at");
  });
});

describe("a quote form", () => {
  test.each(["berlin-web-design-cta", "medford-web-design-page"])(
    "%s keeps its record, and puts nobody on the list",
    async (source) => {
      const form = { ...signupForm(source), wantsNewsletter: source.endsWith("cta") };
      expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
      const { name, email } = form;
      const record = await stored(pathOf(email));
      expect(record).toMatchObject({ email, name, source, wants_newsletter: false });
      expect(record).not.toHaveProperty("token_id");
      expect(await signupMails(email)).toEqual([]);
      const repeat = { ...form, ...signupForm(source), email };
      expect(await call("newsletterSignup", repeat), "and is not known").toMatchObject({
        status: "OK",
      });
    },
  );

  test("with a checked box asks to confirm, next to lead, mail and receipt", async () => {
    const form = await signedUp(mailbox, "medford-web-design-page", { wantsNewsletter: true });
    expect(await stored(form.path)).toMatchObject({ wants_newsletter: true });
    expect(await traces(form.submission_id)).toMatchObject({ lead: {}, mail: {}, receipt: {} });
  });

  test("doesn't prevent a later sign-up", async () => {
    const quote = signupForm("berlin-web-design-cta");
    await call("newsletterSignup", quote);
    const { email, path } = await signedUp(mailbox, "web-design-page", { email: quote.email });
    expect(await stored(path)).toMatchObject({ email, wants_newsletter: true });
    expect(await countOf(collections.subscribers, "email", email)).toBe(1);
  });
});
