import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { collections } from "#contract/collections";
import type { callables } from "#contract/endpoints";
import { database } from "#functions/database.ts";
import { acceptForm } from "#scripts/admin/suspected/accept-suspected.ts";
import { call } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { confirm } from "./newsletter-mail.ts";
import { countOf, stored, traces } from "./stored.ts";

const mailbox = mailboxForTests();

const site = process.env.SITE_ORIGIN ?? "";

/** Sends a form with its honeypot filled, as a browser's add-on fills it. */
async function suspect(name: keyof typeof callables, typed: { submission_id: string }) {
  await call(name, { ...typed, confirm_topic: "filled in" });
  const path = `${collections.suspectedForms}/${typed.submission_id}`;
  expect(await stored(path)).toBeDefined();
  return { id: typed.submission_id, path };
}

test("turns an accepted contact form into message, lead and email", async () => {
  const form = contactForm();
  const { id, path } = await suspect("sendContactEmail", form);
  expect(await acceptForm(database(), id, site)).toContain("took the form");
  const { message, lead, record } = await traces(id);
  expect(message).toMatchObject({ email: form.email, message: form.message });
  expect(lead).toMatchObject({ email: form.email, source: "contact-form" });
  expect(record).toBeDefined();
  expect((await mailbox.arrival(id)).replyTo).toEqual([{ name: "", address: form.email }]);
  expect(await stored(path)).toBeUndefined();
});

test("only cleans up on the next run after the site took the form", async () => {
  const form = contactForm();
  const { id, path } = await suspect("sendContactEmail", form);
  const suspected = await stored(path);
  await acceptForm(database(), id, site);
  await database()
    .doc(path)
    .set({ ...suspected, sent_again: true });
  await acceptForm(database(), id, site);
  expect(await countOf("companies/agency/leads", "email", form.email)).toBe(1);
  expect(await stored(path)).toBeUndefined();
  // The visitor's own repeat is recognized, too.
  expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
  expect(await countOf("companies/agency/leads", "email", form.email)).toBe(1);
});

test("accepts a quote form, even from a subscriber", async () => {
  const form = { ...signupForm("medford-web-design-page"), wantsNewsletter: true };
  const first = await suspect("newsletterSignup", form);
  await acceptForm(database(), first.id, site);
  await confirm(form.email);
  const second = await suspect("newsletterSignup", { ...form, submission_id: randomUUID() });
  expect(await acceptForm(database(), second.id, site)).toContain("subscribed already");
  for (const { id, path } of [first, second]) {
    expect((await traces(id)).lead).toMatchObject({ email: form.email, town: "Medford" });
    expect(await stored(path)).toBeUndefined();
  }
});

test("keeps a form that the site refuses, with the reason", async () => {
  const { id, path } = await suspect("sendContactEmail", contactForm());
  await expect(acceptForm(database(), id, "http://127.0.0.1:1")).rejects.toThrow("(no answer)");
  await database().doc(path).update({ "content.firstName": "" });
  await expect(acceptForm(database(), id, site)).rejects.toThrow("(INVALID_FIELDS)");
  expect(await stored(path)).toBeDefined();
});
