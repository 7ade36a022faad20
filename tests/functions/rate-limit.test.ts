import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "#contract/limits";
import { database } from "#functions/database.ts";
import { fingerprint, secretFingerprint } from "#functions/fingerprint.ts";
import { reserveSlot } from "#functions/intake/rate-limit.ts";
import { call, freshAddress } from "./call-function.ts";
import { contactForm, freshEmail, signupForm } from "./form-data.ts";
import { ensureTimeInWindow } from "./rate-window.ts";
import { stored, traces } from "./stored.ts";

const refused = {
  httpStatus: 429,
  status: "RESOURCE_EXHAUSTED",
  message: expect.stringMatching(/^We got a lot of forms from you\. Please try again in /),
  details: { code: "TOO_MANY_REQUESTS", retryAfterSeconds: expect.any(Number) },
};

const windowMs = rateLimits.windowSeconds * 1000;

function counterPath(limit: string, key: string, now = Date.now()): string {
  return `rate_limits/${secretFingerprint(limit, key, Math.floor(now / windowMs))}`;
}

/** Fills a counter as this many accepted forms would have filled it. */
async function fill(limit: string, key: string, count: number) {
  const forms = Array.from({ length: count }, () => randomUUID());
  await database().doc(counterPath(limit, key)).set({ forms });
}

/** Returns a new connection, behind one machine of Hosting's. */
function connection() {
  const visitor = freshAddress();
  const headers = { "x-forwarded-for": `${visitor}, ${freshAddress()}` };
  return { headers, key: visitor.split(":").slice(0, 4).join(":") };
}

describe("rate limits", () => {
  beforeEach(() => ensureTimeInWindow());

  test("limit an email by connection, so nobody blocks somebody else", async () => {
    const email = freshEmail();
    const { headers: attacker } = connection();
    for (let sent = 0; sent < rateLimits.perEmail; sent += 1) {
      const answer = await call("sendContactEmail", { ...contactForm(), email }, attacker);
      expect(answer.status).toBe("OK");
    }
    const over = { ...contactForm(), email: email.toUpperCase() };
    expect(await call("sendContactEmail", over, attacker)).toMatchObject(refused);
    expect(await traces(over.submission_id)).toEqual({});
    const own = await call("sendContactEmail", { ...contactForm(), email });
    expect(own.status, "the person's own, from elsewhere").toBe("OK");
    expect(await call("sendContactEmail", contactForm(), attacker)).toMatchObject({ status: "OK" });
  });

  test("neither count nor refuse a repeat of an accepted form", async () => {
    const form = contactForm();
    const { headers, key } = connection();
    for (let sent = 0; sent < rateLimits.perEmail + 3; sent += 1) {
      expect((await call("sendContactEmail", form, headers)).status).toBe("OK");
    }
    const path = counterPath("email", `contact-form ${form.email} ${key}`);
    expect(await stored(path)).toMatchObject({ forms: [expect.any(String)] });
    await fill("address", key, rateLimits.perAddress);
    expect(await call("sendContactEmail", contactForm(), headers)).toMatchObject(refused);
    expect(await call("sendContactEmail", form, headers)).toMatchObject({ status: "OK" });
  });

  test("count the visitor's address that the trusted hops saw", async () => {
    // The address that the caller wrote doesn't matter.
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

  test("count a calling machine that forges addresses past Hosting", async () => {
    const caller = "198.51.100.8";
    await fill("caller", caller, rateLimits.perCaller);
    for (let forged = 1; forged < 4; forged += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${forged}, ${caller}` };
      expect(await call("sendContactEmail", contactForm(), headers)).toMatchObject(refused);
    }
  });

  test("write nothing on a refusal, and ask Firestore only once", async () => {
    const { headers, key } = connection();
    await fill("address", key, rateLimits.perAddress);
    const reference = database().doc(counterPath("address", key));
    const { updateTime } = await reference.get();
    expect(await call("sendContactEmail", contactForm(), headers)).toMatchObject(refused);
    expect((await reference.get()).updateTime).toEqual(updateTime);
    await reference.delete();
    expect(await call("sendContactEmail", contactForm(), headers)).toMatchObject(refused);
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
      ["a token that is none", { "x-firebase-appcheck": "nonsense" }],
      ["a token of somebody's making", { "x-firebase-appcheck": "e30.e30.e30" }],
    ])("a form with %s is treated like any other", async (_, headers) => {
      const form = contactForm();
      expect(await call("sendContactEmail", form, headers)).toMatchObject({ status: "OK" });
      expect(await traces(form.submission_id)).toHaveProperty("message");
    });

    test("a form with a token may come more often from one address", async () => {
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
  });

  describe("for all together", () => {
    /** Returns a day of the last century, so that today's counters stay as they are. */
    const day = (number: number) => number * 24 * windowMs;
    const keysOf = (submissionId: string, appCheckVerified = false) => ({
      address: { visitor: freshAddress(), callerAddress: freshAddress(), isDirect: false },
      email: freshEmail(),
      form: "contact-form",
      submissionId,
      appCheckVerified,
      wantsMail: true,
      allowsConfirmation: false,
    });
    const shardPath = (limit: string, shard: number, now: number) =>
      `rate_limits/${secretFingerprint(limit, String(shard), Math.floor(now / (24 * windowMs)))}`;
    const fillShards = (limit: string, shards: number[], now: number) => {
      const forms = Array.from({ length: rateLimits.perDay / 10 }, () => randomUUID());
      const paths = shards.map((shard) => database().doc(shardPath(limit, shard, now)));
      return Promise.all(paths.map((path) => path.set({ forms })));
    };
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

    test("are exact even when all come at once", async () => {
      const keys = keysOf(randomUUID());
      const slots = await Promise.all(
        Array.from({ length: 20 }, () =>
          reserveSlot({ ...keys, submissionId: randomUUID() }, day(14)),
        ),
      );
      const reserved = slots.filter(({ retryAfterSeconds }) => retryAfterSeconds === undefined);
      expect(reserved).toHaveLength(rateLimits.perEmail);
    });

    test("count quote forms as one, because any town can be made up", async () => {
      const keys = keysOf(randomUUID());
      const town = (index: number) => `town-${"abcdefgh"[index]}-web-design-cta`;
      for (let sent = 0; sent < rateLimits.perEmail; sent += 1) {
        const form = { ...keys, form: town(sent), submissionId: randomUUID() };
        expect(await reserveSlot(form, day(15))).not.toHaveProperty("retryAfterSeconds");
      }
      const next = { ...keys, form: town(7), submissionId: randomUUID() };
      expect(await reserveSlot(next, day(15))).toHaveProperty("retryAfterSeconds");
      const other = { ...next, form: "web-design-page" };
      expect(await reserveSlot(other, day(15))).not.toHaveProperty("retryAfterSeconds");
    });

    test("let an id use all ten counters before refusing it", async () => {
      const now = day(10);
      await fillShards("all", nine, now);
      const id = randomUUID();
      for (let sent = 0; sent < 5; sent += 1) {
        expect(await reserveSlot(keysOf(id), now)).not.toHaveProperty("retryAfterSeconds");
      }
      await fillShards("all", [9], now);
      const newsletter = { ...keysOf(randomUUID()), wantsMail: false, allowsConfirmation: true };
      const slot = await reserveSlot(newsletter, now);
      expect(slot.retryAfterSeconds).toBe(24 * 3600);
      const tomorrow = await reserveSlot(keysOf(id), day(11));
      expect(tomorrow).not.toHaveProperty("retryAfterSeconds");
    });

    test("give all who admit calling past Hosting a small shared one", async () => {
      const now = day(13);
      const path = `rate_limits/${secretFingerprint("direct", "", now / windowMs)}`;
      const forms = Array.from({ length: rateLimits.direct }, () => randomUUID());
      await database().doc(path).set({ forms });
      const keys = keysOf(randomUUID());
      const address = { ...keys.address, isDirect: true };
      expect(await reserveSlot({ ...keys, address }, now)).toMatchObject({
        retryAfterSeconds: 3600,
      });
      expect(await reserveSlot(keys, now)).not.toHaveProperty("retryAfterSeconds");
    });

    test("don't let a flood without App Check tokens block those with one", async () => {
      const now = day(12);
      await fillShards("all", [...nine, 9], now);
      await fillShards("all, late", [...nine, 9], now);
      expect(await reserveSlot(keysOf(randomUUID()), now)).toHaveProperty("retryAfterSeconds");
      const verified = await reserveSlot(keysOf(randomUUID(), true), now);
      expect(verified).not.toHaveProperty("retryAfterSeconds");
    });
  });

  test("store no address, and say when a counter may be deleted", async () => {
    const email = freshEmail();
    const { headers, key } = connection();
    await call("sendContactEmail", { ...contactForm(), email }, headers);
    const counter = await database()
      .doc(counterPath("email", `contact-form ${email} ${key}`))
      .get();
    expect(counter.get("expires_at").toMillis()).toBeGreaterThan(Date.now());
    expect(JSON.stringify(counter.data()) + counter.id).not.toContain(email);
    const window = Math.floor(Date.now() / windowMs);
    const guess = fingerprint("email", `contact-form ${email} ${key}`, window);
    expect(counter.id, "nor can one be found by trying all addresses").not.toBe(guess);
  });

  test("don't count a form that is refused for its fields", async () => {
    const form = { ...contactForm(), message: "short" };
    const { headers, key } = connection();
    expect((await call("sendContactEmail", form, headers)).status).toBe("INVALID_ARGUMENT");
    expect(await stored(counterPath("address", key))).toBeUndefined();
  });
});
