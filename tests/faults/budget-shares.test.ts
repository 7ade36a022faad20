import { randomUUID } from "node:crypto";
import type { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { budgetShares, rateLimits } from "#contract/limits";
import { database } from "#functions/database.ts";
import { secretFingerprint } from "#functions/fingerprint.ts";
import { reserveSlot } from "#functions/intake/rate-limit.ts";
import { freeEmulatorPorts, freePort } from "#scripts/run/stack/free-ports.ts";
import { mailSettings } from "#scripts/run/stack/mail.ts";
import { type Answer, call, freshAddress } from "../functions/call-function.ts";
import { contactForm, freshEmail, signupForm } from "../functions/form-data.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { signupMails } from "../functions/newsletter-mail.ts";
import { ensureTimeInWindow } from "../functions/rate-window.ts";
import { traces, tracesOnceSent } from "../functions/stored.ts";
import { type OwnEmulators, startOwnEmulators } from "./own-emulators.ts";

// These tests have their own Firestore, because another file has this hour's summary sent before the hour is over.
const ports = { ...(await freeEmulatorPorts()), smtp: await freePort() };
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FUNCTIONS_EMULATOR_ORIGIN = `http://127.0.0.1:${ports.functions}`;
process.env.SMTP_PORT = String(ports.smtp);
process.env.MAILS_PER_HOUR = "40";

mailboxForTests();
let own: OwnEmulators;
beforeAll(async () => {
  // A project that sets nothing has these settings.
  const settings = { ...mailSettings(ports), MAILS_PER_HOUR: process.env.MAILS_PER_HOUR ?? "" };
  own = await startOwnEmulators({ ports, settings });
  await ensureTimeInWindow(300);
});
afterAll(() => own.stop());

const hourMs = rateLimits.windowSeconds * 1000;

const isTaken = ({ status }: Answer) => status === "OK";

/** Sends one form after the other, as from one machine. */
async function sendAll(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await send());
  return answers;
}

/** Expects that an honest visitor's form sends its mails at once. */
async function expectMailsAtOnce() {
  const form = contactForm();
  expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
  const { mail, receipt } = await tracesOnceSent(form.submission_id);
  expect(mail).toMatchObject({ kind: "lead" });
  expect(receipt).toMatchObject({ kind: "receipt" });
}

async function expectQuestionAtOnce() {
  const form = signupForm("web-design-page");
  expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
  const [mail] = await signupMails(form.email);
  expect(mail?.get("delivery.startTime").toMillis()).toBeLessThanOrEqual(Date.now());
}

describe("an honest visitor during a flood, with the limits of production", () => {
  test("limits one machine with forged addresses to half of the mails", async () => {
    const machine = freshAddress();
    const flood = await sendAll(rateLimits.perCaller, () =>
      call("newsletterSignup", signupForm("web-design-page"), {
        "x-forwarded-for": `${freshAddress()}, ${machine}`,
      }),
    );
    expect(flood.filter(isTaken)).toHaveLength(40 * budgetShares.machine);
    await expectQuestionAtOnce();
  });

  test("asks five newsletter forms of one connection, and refuses the rest", async () => {
    const headers = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const flood = await sendAll(12, () =>
      call("newsletterSignup", signupForm("web-design-page"), headers),
    );
    expect(flood.filter(isTaken)).toHaveLength(40 * budgetShares.connection);
    expect(flood.at(-1)).toMatchObject({ status: "RESOURCE_EXHAUSTED" });
    await expectQuestionAtOnce();
  });

  test("takes all quotes of one connection, and asks five an hour", async () => {
    // The mails that ask about the newsletter are spread over the next hours.
    const headers = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const hours: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const form = { ...signupForm("medford-web-design-page"), wantsNewsletter: true };
      expect(await call("newsletterSignup", form, headers)).toMatchObject({ status: "OK" });
      const [mail] = await signupMails(form.email);
      const due: Timestamp | undefined = mail?.get("delivery.startTime");
      hours.push(Math.floor((due?.toMillis() ?? Number.NaN) / hourMs));
    }
    const [now = Number.NaN] = hours;
    expect(hours.map((hour) => hour - now)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
  });

  test("stores all leads of one connection, and mails five separately", async () => {
    const headers = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const forms = Array.from({ length: rateLimits.perAddress }, () => contactForm());
    for (const form of forms) {
      expect(await call("sendContactEmail", form, headers)).toMatchObject({ status: "OK" });
    }
    const left = await Promise.all(forms.map(({ submission_id: id }) => traces(id)));
    expect(left.filter(({ lead }) => lead)).toHaveLength(forms.length);
    expect(left.filter(({ mail }) => mail)).toHaveLength(40 * budgetShares.connection);
    expect(left.filter(({ receipt }) => receipt)).toHaveLength(40 * budgetShares.connection);
    await expectMailsAtOnce();
  });
});

describe("a flood that comes all at once", () => {
  // The time is an hour of the last century, which has its own counters.
  const now = 7 * hourMs;
  const reserve = (visitor: string, callerAddress: string) =>
    reserveSlot(
      {
        address: { visitor, callerAddress, isDirect: false },
        ...{ email: freshEmail(), form: "web-design-cta", submissionId: randomUUID() },
        ...{ appCheckVerified: false, wantsMail: true, allowsConfirmation: false },
      },
      now,
    );

  test("leaves others their mails, even on the same machine", async () => {
    const machine = "2001:db8:1:1";
    const visitor = "2001:db8:2:2";
    const flood = await Promise.all(
      Array.from({ length: rateLimits.perAddress }, () => reserve(visitor, machine)),
    );
    const mailed = flood.filter(({ summaryAt }) => summaryAt === undefined);
    expect(mailed.length).toBeLessThanOrEqual(40 * budgetShares.connection);
    expect(await reserve("2001:db8:3:3", machine)).not.toHaveProperty("summaryAt");
    expect(await reserve("2001:db8:4:4", "2001:db8:5:5")).not.toHaveProperty("summaryAt");
  });
});

const dayMs = 24 * hourMs;

/** Fills a counter of this day as this many forms would have filled it. */
async function fillDay(limit: string, key: string, count: number) {
  const forms = Array.from({ length: count }, () => randomUUID().slice(0, 12));
  const id = secretFingerprint(limit, key, Math.floor(Date.now() / dayMs));
  await database().doc(`rate_limits/${id}`).set({ forms });
}

describe("the forms of a day", () => {
  const network = "2001:db8:77";
  let next = 0;
  const fromNetwork = () => {
    next += 1;
    return { "x-forwarded-for": `${network}:${next}::1, ${freshAddress()}` };
  };

  test("limits one customer's network to a quarter of the day's forms", async () => {
    // The number of its connections doesn't matter.
    const most = rateLimits.perDay * budgetShares.network;
    await fillDay("all, network", network, most - 1);
    expect(await call("sendContactEmail", contactForm(), fromNetwork())).toMatchObject({
      status: "OK",
    });
    expect(await call("sendContactEmail", contactForm(), fromNetwork())).toMatchObject({
      status: "RESOURCE_EXHAUSTED",
    });
    await expectMailsAtOnce();
  });

  test("takes new visitors when all is used up, but not full shares", async () => {
    for (let shard = 0; shard < 10; shard += 1) {
      await fillDay("all", String(shard), rateLimits.perDay / 10);
    }
    await expectMailsAtOnce();
    expect(await call("sendContactEmail", contactForm(), fromNetwork())).toMatchObject({
      status: "RESOURCE_EXHAUSTED",
    });
    const headers = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const many = await sendAll(5, () => call("sendContactEmail", contactForm(), headers));
    expect(many.map(isTaken), "three of a connection").toEqual([true, true, true, false, false]);
  });
});
