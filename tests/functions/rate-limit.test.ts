import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { rateLimits } from "#contract/limits";
import { database } from "../../functions/src/database.ts";
import { fingerprint } from "../../functions/src/intake/fingerprint.ts";
import { call, freshAddress } from "./call.ts";
import { contactForm, freshEmail, signupForm } from "./form-data.ts";
import { countOf, stored, traces } from "./stored.ts";

const refused = {
  httpStatus: 429,
  status: "RESOURCE_EXHAUSTED",
  message: expect.stringMatching(/^We received many forms from you\. Please try again in /),
  details: { code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) },
};

const windowMs = rateLimits.windowSeconds * 1000;

function counterPath(kind: string, value: string): string {
  return `rate_limits/${fingerprint(kind, value, Math.floor(Date.now() / windowMs))}`;
}

/** Which of the ten global counters a form is counted in. */
const shardOf = (submissionId: string) =>
  String(Number.parseInt(fingerprint(submissionId).slice(0, 8), 16) % 10);

/** Puts a counter where many accepted forms would have brought it. */
async function fill(kind: string, value: string, count: number) {
  const forms = Array.from({ length: count }, () => randomUUID());
  await database().doc(counterPath(kind, value)).set({ forms });
}

describe("rate limits", () => {
  test("per email: so many forms an hour, from wherever; other people go on", async () => {
    const email = freshEmail();
    for (let sent = 0; sent < rateLimits.perEmail; sent += 1) {
      const answer = await call("sendContactEmail", { ...contactForm(), email });
      expect(answer.status).toBe("OK");
    }
    const over = { ...contactForm(), email: email.toUpperCase() };
    expect(await call("sendContactEmail", over)).toMatchObject(refused);
    expect(await traces(over.submission_id)).toEqual({});
    expect(await call("sendContactEmail", contactForm())).toMatchObject({ status: "OK" });
  });

  test("a repeat of an accepted form is not counted and never refused", async () => {
    const form = contactForm();
    for (let sent = 0; sent < rateLimits.perEmail + 3; sent += 1) {
      expect((await call("sendContactEmail", form)).status).toBe("OK");
    }
    const path = counterPath("email", `contact-form ${form.email}`);
    expect(await stored(path)).toMatchObject({ forms: [expect.any(String)] });
  });

  test("per visitor: the address that the trusted hops saw, not the one the caller wrote", async () => {
    const visitor = "198.51.100.7";
    await fill("address", visitor, rateLimits.perAddress - 1);
    const from = (forged: string) => ({
      "x-forwarded-for": `${forged}, ${visitor}, ${freshAddress()}`,
    });
    const last = await call("sendContactEmail", contactForm(), from("203.0.113.1"));
    expect(last.status).toBe("OK");
    for (const forged of ["203.0.113.2", "127.0.0.1", visitor, "nonsense"]) {
      expect(
        await call("newsletterSignup", signupForm("berlin-web-design-cta"), from(forged)),
      ).toMatchObject(refused);
    }
  });

  test("per calling machine: whoever calls past Hosting cannot hide behind forged addresses", async () => {
    const caller = "198.51.100.8";
    await fill("caller", caller, rateLimits.perCaller);
    for (let forged = 1; forged < 4; forged += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${forged}, ${caller}` };
      expect(await call("sendContactEmail", contactForm(), headers)).toMatchObject(refused);
    }
  });

  test("for all together there is a ceiling", async () => {
    const form = contactForm();
    const shard = shardOf(form.submission_id);
    const path = counterPath("global", shard);
    const before = await stored(path);
    await fill("global", shard, rateLimits.global / 10);
    expect(await call("sendContactEmail", form)).toMatchObject(refused);
    if (before) await database().doc(path).set(before);
    else await database().doc(path).delete();
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
  });

  describe("with App Check", () => {
    const json = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const seconds = Math.floor(Date.now() / 1000);
    // The emulator reads tokens without checking who signed them.
    const token = [
      json({ alg: "RS256", typ: "JWT" }),
      json({ sub: "1:1:web:1", app_id: "1:1:web:1", iat: seconds, exp: seconds + 3600 }),
      Buffer.from("signature").toString("base64url"),
    ].join(".");
    const withToken = { "x-firebase-appcheck": token };

    test.each([
      ["no token", {}],
      ["a token that is none", { "x-firebase-appcheck": "nonsense" }],
      ["a token of somebody's making", { "x-firebase-appcheck": "e30.e30.e30" }],
    ])("a form with %s is taken like any other", async (_, headers) => {
      const form = contactForm();
      expect(await call("sendContactEmail", form, headers)).toMatchObject({ status: "OK" });
      expect(await traces(form.submission_id)).toHaveProperty("message");
    });

    test("a form with a token may come oftener from one address", async () => {
      const visitor = "198.51.100.9";
      const from = { "x-forwarded-for": `${visitor}, ${freshAddress()}` };
      await fill("address", visitor, rateLimits.perAddress);
      expect(await call("sendContactEmail", contactForm(), from)).toMatchObject(refused);
      const answer = await call("sendContactEmail", contactForm(), { ...from, ...withToken });
      expect(answer.status).toBe("OK");
      await fill("address", visitor, rateLimits.perAddress * rateLimits.appCheckFactor);
      expect(
        await call("sendContactEmail", contactForm(), { ...from, ...withToken }),
      ).toMatchObject(refused);
    });

    test("a flood of forms without a token does not shut out those with one", async () => {
      const form = contactForm();
      const path = counterPath("global", shardOf(form.submission_id));
      const before = await stored(path);
      await fill("global", shardOf(form.submission_id), rateLimits.global / 10);
      expect(await call("sendContactEmail", form)).toMatchObject(refused);
      expect(await call("sendContactEmail", form, withToken)).toMatchObject({ status: "OK" });
      if (before) await database().doc(path).set(before);
      else await database().doc(path).delete();
    });
  });

  test("counters hold no address and say when they may be deleted", async () => {
    const email = freshEmail();
    await call("sendContactEmail", { ...contactForm(), email, submission_id: randomUUID() });
    const counter = await database()
      .doc(counterPath("email", `contact-form ${email}`))
      .get();
    expect(counter.get("expires_at").toMillis()).toBeGreaterThan(Date.now());
    expect(JSON.stringify(counter.data()) + counter.id).not.toContain(email);
  });

  test("are exact also when all come at once", async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: rateLimits.perEmail + 3 }, () =>
        call("sendContactEmail", { ...contactForm(), email }),
      ),
    );
    const accepted = answers.filter((answer) => answer.status === "OK");
    expect(accepted).toHaveLength(rateLimits.perEmail);
    expect(await countOf("contact_messages", "email", email)).toBe(rateLimits.perEmail);
  });

  test("a form that is refused for its fields is not counted", async () => {
    const form = { ...contactForm(), message: "short" };
    expect((await call("sendContactEmail", form)).status).toBe("INVALID_ARGUMENT");
    expect(await stored(counterPath("email", `contact-form ${form.email}`))).toBeUndefined();
  });
});
