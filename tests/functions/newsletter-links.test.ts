import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { rateLimits } from "#contract/limits";
import { database } from "../../functions/src/database.ts";
import { fingerprint, secretFingerprint } from "../../functions/src/intake/fingerprint.ts";
import { subscriberLinks } from "../../functions/src/newsletter/subscriber-links.ts";
import { newTokenId, signedToken } from "../../functions/src/newsletter/token.ts";
import { holderOf } from "../../functions/src/newsletter/token-holder.ts";
import { newsletterKeys } from "../../functions/src/newsletter/token-key.ts";
import { call, freshAddress } from "./call.ts";
import { contactForm } from "./form-data.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { choose, leaveAtOnce, signedUp, signupMails } from "./newsletter-mail.ts";
import { ensureTimeInWindow } from "./rate-window.ts";
import { stored, traces } from "./stored.ts";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

describe("the links", () => {
  test("change nothing when they are looked at; each does what it is for, once or many times", async () => {
    const { path, links } = await signedUp(mailbox);
    const before = await stored(path);
    for (const purpose of ["confirm", "about"] as const) {
      expect(await choose(links[purpose], "look")).toMatchObject({ purpose, state: "waiting" });
    }
    expect(await stored(path)).toEqual(before);

    for (const _ of [1, 2]) {
      expect(await choose(links.confirm, "confirm")).toMatchObject({ state: "confirmed" });
    }
    const confirmed = await stored(path);
    expect(confirmed).toMatchObject({ confirmed_at: { seconds: expect.any(Number) } });
    expect(confirmed).not.toHaveProperty("expires_at");

    expect(await choose(links.about, "leave")).toMatchObject({ state: "left" });
    const left = await stored(path);
    expect(left).toMatchObject({
      wants_newsletter: false,
      expires_at: { seconds: expect.any(Number) },
    });
    expect(left).not.toHaveProperty("confirmed_at");
    expect(await choose(links.confirm, "look")).toMatchObject({ state: "left" });
    expect(await choose(links.confirm, "confirm"), "and back").toMatchObject({
      state: "confirmed",
    });
  });

  test("are good for nothing else, for nobody else, and not once the subscriber is deleted", async () => {
    const [ana, ben] = [await signedUp(mailbox), await signedUp(mailbox)];
    const [, anasId = "", anasSignature = ""] = ana.links.confirm.split(".");
    const [, bensId = ""] = ben.links.confirm.split(".");
    const forged = [
      ...["", "x", "confirm", `confirm.${anasId}.`, `about.${anasId}.${anasSignature}`],
      `confirm.${bensId}.${anasSignature}`,
      `confirm.${newTokenId()}.${anasSignature}`,
      signedToken(
        "about",
        { subscriberId: fingerprint(ana.email), tokenId: newTokenId() },
        newsletterKeys()[0],
      ),
      signedToken(
        "about",
        { subscriberId: fingerprint(ana.email), tokenId: anasId },
        "x".repeat(64),
      ),
    ];
    const before = [await stored(ana.path), await stored(ben.path)];
    const texts = new Set<string>();
    for (const token of forged) {
      for (const choice of ["look", "confirm", "leave", "forget"]) {
        texts.add((await call("newsletterChoice", { token, choice })).text);
      }
      texts.add(await (await leaveAtOnce(token)).text());
    }
    expect(await choose(ana.links.confirm, "forget")).toEqual({ known: false });
    expect(await choose(ana.links.confirm, "leave")).toEqual({ known: false });
    expect([await stored(ana.path), await stored(ben.path)]).toEqual(before);

    await database().doc(ana.path).delete();
    for (const choice of ["look", "confirm"]) {
      texts.add((await call("newsletterChoice", { token: ana.links.confirm, choice })).text);
    }
    texts.add(await (await leaveAtOnce(ana.links.leaveAtOnce)).text());
    expect(await stored(ana.path)).toBeUndefined();
    // The same words for all of them, and for whoever really leaves.
    texts.add(await (await leaveAtOnce(ben.links.leaveAtOnce)).text());
    expect(texts).toEqual(
      new Set(['{"result":{"known":false}}', "You get no more newsletters from us.\n"]),
    );
  });
});

test("links signed with an earlier key open as long as it stands behind the new one", async () => {
  const { email, path, links } = await signedUp(mailbox);
  const { NEWSLETTER_SECRET: old = "" } = process.env;
  const newer = "n".repeat(64);
  try {
    process.env.NEWSLETTER_SECRET = `${newer}, ${old}`;
    expect(await holderOf(links.leaveAtOnce)).toMatchObject({ purpose: "leave" });
    const tokenId = String((await stored(path))?.token_id);
    const now = subscriberLinks({ subscriberId: fingerprint(email), tokenId }, "").leave;
    process.env.NEWSLETTER_SECRET = newer;
    expect(await holderOf(links.leaveAtOnce)).toBeUndefined();
    expect(await holderOf(now.split("token=")[1] ?? "")).toMatchObject({ purpose: "leave" });
    process.env.NEWSLETTER_SECRET = `${newer},short`;
    await expect(holderOf(links.leaveAtOnce)).rejects.toThrow("32 characters");
  } finally {
    process.env.NEWSLETTER_SECRET = old;
  }
});

describe("so often in an hour", () => {
  beforeEach(() => ensureTimeInWindow());
  const refused = { httpStatus: 429, details: { code: "TOO_MANY_REQUESTS" } };

  test("a link to everything shows and deletes it, from wherever; then one may still leave", async () => {
    const { path, links } = await signedUp(mailbox);
    await choose(links.confirm, "confirm");
    for (let used = 0; used < rateLimits.perLink; used += 1) {
      expect(await choose(links.about, "look")).toHaveProperty("kept");
    }
    const known = { known: true, purpose: "about" };
    expect(await choose(links.about, "look")).toEqual({ ...known, state: "confirmed" });
    const forget = { token: links.about, choice: "forget" };
    expect(await call("newsletterChoice", forget)).toMatchObject(refused);
    expect(await stored(path)).toMatchObject({ wants_newsletter: true });
    expect(await choose(links.about, "leave")).toEqual({ ...known, state: "left" });
  });

  test("a connection may look through everything; others go on", async () => {
    const { links } = await signedUp(mailbox);
    const visitor = freshAddress();
    const headers = { "x-forwarded-for": `${visitor}, ${freshAddress()}` };
    const key = visitor.split(":").slice(0, 4).join(":");
    const window = Math.floor(Date.now() / (rateLimits.windowSeconds * 1000));
    const forms = Array.from({ length: rateLimits.perLooker - 1 }, (_, index) => `form-${index}`);
    const id = secretFingerprint("choices", key, window);
    await database().doc(`${collections.rateLimits}/${id}`).set({ forms });
    const forget = { token: links.about, choice: "forget" };
    const look = { token: links.about, choice: "look" };
    expect((await call("newsletterChoice", look, headers)).text).toContain("kept");
    expect((await call("newsletterChoice", look, headers)).text).not.toContain("kept");
    expect(await call("newsletterChoice", forget, headers)).toMatchObject(refused);
    expect((await call("newsletterChoice", look)).text).toContain("kept");
    // One that is none of ours is answered as ever.
    const forged = { token: `about.${newTokenId()}.${"x".repeat(43)}`, choice: "look" };
    const { text } = await call("newsletterChoice", forged, headers);
    expect(text).toBe('{"result":{"known":false}}');
  });

  test("nothing counts the links that confirm and leave", async () => {
    const { links } = await signedUp(mailbox);
    const headers = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const look = { token: links.confirm, choice: "look" };
    for (let used = 0; used <= rateLimits.perLooker; used += 1) {
      expect(await call("newsletterChoice", look, headers)).toMatchObject({ status: "OK" });
    }
    expect(await choose(links.confirm, "confirm")).toMatchObject({ state: "confirmed" });
  });

  test("mail providers may leave for many people from one machine", async () => {
    const { links } = await signedUp(mailbox);
    // One after the other: at once, all would wait for the same document.
    for (let left = 0; left <= rateLimits.perAddress; left += 1) {
      expect((await leaveAtOnce(links.leaveAtOnce)).status).toBe(200);
    }
  });
});

describe("leaving from the mail program (RFC 8058)", () => {
  test("takes a bare POST; a GET, as of a scanner, only leads to the page", async () => {
    const { path, links } = await signedUp(mailbox);
    await choose(links.confirm, "confirm");
    const before = await stored(path);
    for (const method of ["GET", "HEAD"]) {
      const answer = await leaveAtOnce(links.leaveAtOnce, method);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `/newsletter?token=${links.leaveAtOnce}`,
      ]);
    }
    expect(await stored(path)).toEqual(before);
    const answer = await leaveAtOnce(links.leaveAtOnce);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await stored(path)).toMatchObject({ wants_newsletter: false });
  });

  test("takes the other kind of form that the standard allows", async () => {
    const { path, links } = await signedUp(mailbox);
    const answer = await leaveAtOnce(links.leaveAtOnce, "POST", FormData);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      "You get no more newsletters from us.\n",
    ]);
    expect(await stored(path)).toMatchObject({ wants_newsletter: false });
  });

  test("lets nobody put words into where it leads", async () => {
    for (const token of ["x%0d%0aSet-Cookie:a=b", "//evil.example", "a&b=c"]) {
      expect((await leaveAtOnce(token, "GET")).headers.get("location")).toBe("/newsletter");
    }
  });
});

describe("what we know of somebody", () => {
  test("counts forms without a word of them, and deletes as `npm run forget` does", async () => {
    const { email, path, links, submission_id } = await signedUp(mailbox);
    const message = { ...contactForm(), email: email.toUpperCase() };
    await call("sendContactEmail", message);
    const other = contactForm();
    await call("sendContactEmail", other);
    const foreign = database().doc(`companies/other-agency/leads/${submission_id}`);
    await foreign.set({ email, source: "contact-form" });
    const client = database().doc(`companies/agency/clients/${submission_id}`);
    await client.set({ client_name: "Ana", email });

    const known = await choose(links.about, "look");
    expect(known).toMatchObject({ kept: { email, stays: 2 } });
    const kept = known.known ? known.kept : undefined;
    expect(kept?.forms.map(({ name }) => name).sort()).toEqual(["Contact form", "Newsletter form"]);
    expect(JSON.stringify(known)).not.toContain(message.message.slice(0, 20));

    expect(await choose(links.about, "forget")).toEqual({
      ...{ known: true, purpose: "about", state: "forgotten" },
    });
    expect(await traces(message.submission_id)).toEqual({});
    expect(await traces(submission_id)).toEqual({});
    expect(await stored(path)).toBeUndefined();
    expect(await signupMails(email)).toEqual([]);
    expect((await client.get()).exists).toBe(true);
    expect((await foreign.get()).exists, "of another company").toBe(true);
    await foreign.delete();

    const told = await database()
      .collection(collections.mail)
      .where("kind", "==", "forgotten")
      .where("records", "==", kept?.goes)
      .get();
    const mail = await mailbox.arrival(told.docs[0]?.id ?? "");
    expect(mail.subject).toBe(`Somebody deleted everything about them: ${kept?.goes} records`);
    expect(JSON.stringify([told.docs[0]?.data(), mail])).not.toContain(email);
    expect(await traces(other.submission_id)).toHaveProperty("lead.email", other.email);
    expect(await choose(links.about, "look")).toEqual({ known: false });
    await client.delete();
  });
});
