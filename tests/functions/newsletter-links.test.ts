import { describe, expect, test } from "vitest";
import { database } from "#functions/database.ts";
import { fingerprint } from "#functions/fingerprint.ts";
import { linkKeys } from "#functions/link-keys.ts";
import { subscriberLinks } from "#functions/newsletter/subscriber-links.ts";
import { newTokenId, signedToken } from "#functions/newsletter/token.ts";
import { holderOf } from "#functions/newsletter/token-holder.ts";
import { call } from "./call-function.ts";
import { mailboxForTests } from "./mailbox.ts";
import { choose, leaveAtOnce, signedUp } from "./newsletter-mail.ts";
import { stored } from "./stored.ts";

const mailbox = mailboxForTests();

describe("the links", () => {
  test("change nothing on a look, and each does its purpose repeatedly", async () => {
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
      ...{ wants_newsletter: false, left_before: true },
      expires_at: { seconds: expect.any(Number) },
    });
    expect(left).not.toHaveProperty("confirmed_at");
    expect(await choose(links.confirm, "look")).toMatchObject({ state: "left" });
    expect(await choose(links.confirm, "confirm"), "and back").toMatchObject({
      state: "confirmed",
    });
  });

  test("work for no other purpose or person, nor after a deletion", async () => {
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
        linkKeys()[0],
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
    // All of them get the same words, and so does a reader who really leaves.
    texts.add(await (await leaveAtOnce(ben.links.leaveAtOnce)).text());
    expect(texts).toEqual(
      new Set(['{"result":{"known":false}}', "You get no more newsletters from us.\n"]),
    );
  });
});

test("opens links signed with an earlier key that is still listed", async () => {
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
