import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { call } from "./call-function.ts";
import { signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { confirm, pathOf } from "./newsletter-mail.ts";
import { countOf, stored, traces } from "./stored.ts";

const mailbox = mailboxForTests();

const callsToAction = [
  ["mount-laurel-web-design-cta", "Mount Laurel"],
  // This page was added after the functions were deployed.
  ["egg-harbor-city-web-design-cta", "Egg Harbor City"],
] as const;

const subscribers = (email: string) => countOf(collections.subscribers, "email", email);
const leads = (email: string) => countOf("companies/agency/leads", "email", email);

// These are the specification's words, and the code that its city pages check.
const alreadySubscribed = {
  httpStatus: 409,
  status: "ALREADY_EXISTS",
  message: "Email already subscribed",
  details: { code: "EMAIL_EXISTS" },
};

// The contract's test (newsletter-signup) checks what follows from each source.
describe("a newsletter form", () => {
  test("adds only a subscriber, and recognizes a confirmed address", async () => {
    const form = signupForm("web-design-page");
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    expect(await subscribers(form.email)).toBe(1);
    const record = expect.objectContaining({ outcome: "RECEIVED" });
    expect(await traces(form.submission_id), "no mail, no receipt").toEqual({ record });
    expect(await leads(form.email)).toBe(0);

    const repeat = { ...form, submission_id: randomUUID(), email: form.email.toUpperCase() };
    expect(await call("newsletterSignup", repeat), "not confirmed").toMatchObject({ status: "OK" });
    await confirm(form.email);
    expect(await call("newsletterSignup", repeat)).toMatchObject(alreadySubscribed);
    expect(await traces(repeat.submission_id)).toEqual({});
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    expect(await subscribers(form.email)).toBe(1);
  });
});

describe("a quote form", () => {
  const source = "medford-web-design-page";

  test("adds a record, a lead and the owner's mail", async () => {
    const form = signupForm(source);
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    expect(await subscribers(form.email)).toBe(1);
    expect((await traces(form.submission_id)).lead).toMatchObject({
      first_name: "Jo",
      last_name: "Day",
      email: form.email,
      status: "todo",
      source,
      town: "Medford",
    });
    const mail = await mailbox.arrival(form.submission_id);
    expect(mail.subject).toBe("Quote request from Medford: Jo Day");
    expect(mail.replyTo).toEqual([{ name: "", address: form.email }]);
  });

  test("tells a subscriber with the box checked, and keeps the request", async () => {
    const first = signupForm("web-design-page");
    await call("newsletterSignup", first);
    await confirm(first.email);
    const form = { ...signupForm(source), email: first.email, wantsNewsletter: true };
    expect(await call("newsletterSignup", form)).toMatchObject(alreadySubscribed);
    expect(await call("newsletterSignup", form)).toMatchObject(alreadySubscribed);
    await mailbox.arrival(form.submission_id);
    expect(await leads(form.email)).toBe(1);
    expect(await subscribers(form.email)).toBe(1);
    expect(await stored(pathOf(form.email)), "as it was").toHaveProperty("source", first.source);
    expect(mailbox.of(form.submission_id)).toHaveLength(1);
    const unticked = { ...signupForm(source), email: first.email };
    expect(await call("newsletterSignup", unticked)).toMatchObject({ status: "OK" });
  });
});

describe.each(callsToAction)("the call to action %s", (source, town) => {
  test("needs only an email, and adds no second subscriber", async () => {
    const { name: _, ...form } = signupForm(source);
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    expect(await leads(form.email)).toBe(1);
    expect((await traces(form.submission_id)).lead).toMatchObject({ first_name: "", source, town });
    const mail = await mailbox.arrival(form.submission_id);
    expect(mail.subject).toBe(`Quote request from ${town}: ${form.email}`);

    const later = { ...form, submission_id: randomUUID() };
    expect(await call("newsletterSignup", later)).toMatchObject({ status: "OK" });
    expect(await subscribers(form.email)).toBe(1);
    expect(await leads(form.email)).toBe(2);
  });
});

describe("all of them", () => {
  test("refuse bad input with the field's name and store nothing", async () => {
    const form = signupForm("web-design-page");
    const bad = { ...form, email: "jo@shop", name: "" };
    expect(await call("newsletterSignup", bad)).toMatchObject({
      status: "INVALID_ARGUMENT",
      details: {
        fields: {
          email: "Please enter a valid email address",
          name: "Please enter your name",
        },
      },
    });
    expect(await call("newsletterSignup", { ...form, source: "elsewhere" })).toMatchObject({
      details: { fields: { source: expect.any(String) } },
    });
    expect(await traces(form.submission_id)).toEqual({});
    expect(await subscribers(form.email)).toBe(0);
  });

  test("keep a form with a filled honeypot apart, without lead or mail", async () => {
    const form = { ...signupForm("medford-web-design-page"), confirm_topic: "x" };
    expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
    const { record: _, ...rest } = await traces(form.submission_id);
    expect(rest).toEqual({});
    expect(await subscribers(form.email)).toBe(0);
    expect(await countOf("suspected_forms", "content.email", form.email)).toBe(1);
  });
});
