import type { DocumentReference } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { database } from "#functions/database.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { type Answer, call, freshAddress } from "../functions/call-function.ts";
import { contactForm, signupForm } from "../functions/form-data.ts";
import { logOf } from "../functions/logged.ts";
import { signupMails } from "../functions/newsletter-mail.ts";
import { ensureTimeInWindow } from "../functions/rate-window.ts";
import { mailState, traces } from "../functions/stored.ts";
import { patience } from "../patience.ts";
import { arrivedMail } from "./caught-mail.ts";
import { type OwnEmulators, ownName, startOwnFunctions } from "./own-emulators.ts";
import { inSeconds } from "./queue-mail.ts";

/** Limits small enough for a flood in a test, with their own counters. */
const smallLimits = { MAILS_PER_HOUR: "3", RATE_LIMIT_SCALE: "0.05", RATE_LIMIT_SECRET: "flood" };
/** Settings that deploy without a complaint, but can't send email. */
const unusable = {
  OWNER_EMAIL: "ana at shop.example",
  SMTP_HOST: "smtp.shop.example:587",
  SMTP_PORT: "",
  SITE_ORIGIN: "www.shop.example",
  TRUSTED_HOPS: "two",
};

let own: OwnEmulators | undefined;

async function startFunctions(settings: Record<string, string>) {
  await own?.stop();
  const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? "";
  own = await startOwnFunctions({ firestore, settings });
  process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
}

/** Sends a mail that waits. The stack's trigger may run late and be the one that sends it. */
async function sendNow(mail: DocumentReference): Promise<void> {
  await mail.update({ "delivery.nextAttemptAt": inSeconds(-1) });
  await attemptMail(mail.id);
  await mailState(mail.id, "SUCCESS");
}

afterAll(() => own?.stop());

describe("two machines that send as much as they may", () => {
  beforeAll(async () => {
    await startFunctions(smallLimits);
    await ensureTimeInWindow(120);
  });

  test("spreads confirmation mails over the next hours", async () => {
    // Each hour has as many as the limit allows.
    const due: number[] = [];
    const hourMs = 3_600_000;
    const hourEnd = (Math.floor(Date.now() / hourMs) + 1) * hourMs;
    for (let number = 0; number < 7; number += 1) {
      const { email, ...form } = signupForm("web-design-page");
      expect(await call("newsletterSignup", { ...form, email })).toMatchObject({ status: "OK" });
      const [mail] = await signupMails(email);
      if (!mail) throw new Error(`form ${number} brought no mail`);
      due.push(mail.get("delivery.startTime").toMillis());
      if (number < 3) continue;
      expect(await attemptMail(mail.id), "not before").toBe("not-due");
      await sendNow(mail.ref);
    }
    expect(due.map((time) => Math.max(0, time - hourEnd + hourMs) / hourMs)).toEqual([
      ...[expect.any(Number), expect.any(Number), expect.any(Number)],
      ...[1, 1, 1, 2],
    ]);
    expect(Math.max(...due.slice(0, 3))).toBeLessThan(hourEnd);
  });

  // This also holds after those newsletter forms, because they send the owner no email.
  test("stores the third visitor's form, and mails the owner one summary", async () => {
    const machines = [freshAddress(), freshAddress()];
    const flood = machines.flatMap((machine) =>
      Array.from({ length: 12 }, () => ({ "x-forwarded-for": `${freshAddress()}, ${machine}` })),
    );
    const answers: Answer[] = [];
    for (const headers of flood) {
      answers.push(await call("sendContactEmail", contactForm(), headers));
    }
    const accepted = answers.filter(({ status }) => status === "OK");
    expect(accepted, "5 of each machine").toHaveLength(10);
    expect(answers.filter(({ status }) => status === "RESOURCE_EXHAUSTED")).toHaveLength(14);

    const full = () =>
      logOf(ownName)
        .match(/"limit":"(?:caller|mails)"/g)
        ?.sort();
    const logged = ['"limit":"caller"', '"limit":"caller"', '"limit":"mails"'];
    await vi.waitFor(() => {
      expect(full()).toEqual(logged);
      // Each process logs this once, so that a wrong TRUSTED_HOPS becomes visible.
      expect(logOf(ownName)).toContain('{"entries":2,"TRUSTED_HOPS":2');
    }, patience);

    const form = contactForm();
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const { message, lead, mail, receipt } = await traces(form.submission_id);
    expect(message).toMatchObject({ email: form.email });
    expect(mail).toBeUndefined();
    expect(receipt, "no more receipts than emails to the owner").toBeUndefined();

    const summaries = await database().collection("mail").where("kind", "==", "summary").get();
    expect(summaries.docs.map((each) => each.get("summary_at"))).toEqual([lead?.summary_at]);
    const [summary] = summaries.docs;
    if (!summary) throw new Error("unreachable");
    expect(await attemptMail(summary.id), "not before the hour is over").toBe("not-due");
    await sendNow(summary.ref);
    const sent = await arrivedMail(summary.id);
    expect(sent.subject).toBe("8 more forms came in this past hour");
    expect(sent.text).toContain(form.email);
    expect(sent.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);

    const late = contactForm();
    expect(await call("sendContactEmail", late)).toMatchObject({ status: "OK" });
    const own = await traces(late.submission_id);
    expect(own, "the summary is out: it can't tell of this one").toMatchObject({
      mail: { kind: "lead" },
    });
    expect(own.lead).not.toHaveProperty("summary_at");
  });
});

describe("with an unusable setting of the mail", () => {
  beforeAll(() => startFunctions(unusable));

  test("stores the form, and other functions send its mail", async () => {
    const form = contactForm();
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    expect(await traces(form.submission_id)).toMatchObject({
      message: { email: form.email },
      lead: { email: form.email },
      mail: { kind: "lead" },
    });
    // The functions of the test stack send it, because their triggers see it.
    await mailState(form.submission_id, "SUCCESS");
  });
});
