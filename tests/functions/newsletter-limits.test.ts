import { beforeEach, describe, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { budgetShares, rateLimits } from "#contract/limits";
import { database } from "#functions/database.ts";
import { secretFingerprint } from "#functions/fingerprint.ts";
import { waitBeforeFullSearch } from "#functions/newsletter/choice-limit.ts";
import { newTokenId } from "#functions/newsletter/token.ts";
import { call, freshAddress } from "./call-function.ts";
import { mailboxForTests } from "./mailbox.ts";
import { choose, leaveAtOnce, signedUp } from "./newsletter-mail.ts";
import { ensureTimeInWindow } from "./rate-window.ts";
import { stored } from "./stored.ts";

const mailbox = mailboxForTests();

const hourMs = rateLimits.windowSeconds * 1000;

describe("the limits of an hour", () => {
  beforeEach(() => ensureTimeInWindow());
  const refused = { httpStatus: 429, details: { code: "TOO_MANY_REQUESTS" } };

  test("let a link show and delete everything, and then only leave", async () => {
    const { path, links } = await signedUp(mailbox);
    await choose(links.confirm, "confirm");
    for (let used = 0; used < rateLimits.perLink; used += 1) {
      expect(await choose(links.about, "look")).toHaveProperty("kept");
    }
    const validLink = { known: true, purpose: "about" };
    expect(await choose(links.about, "look")).toEqual({ ...validLink, state: "confirmed" });
    expect(await call("newsletterChoice", { token: links.about, choice: "forget" })).toMatchObject(
      refused,
    );
    expect(await stored(path)).toMatchObject({ wants_newsletter: true });
    expect(await choose(links.about, "leave")).toEqual({ ...validLink, state: "left" });
  });

  const share = (whose: keyof typeof budgetShares) =>
    Math.ceil(rateLimits.fullSearches * budgetShares[whose]);
  const keyOf = (address: string) => address.split(":").slice(0, 4).join(":");

  /** Fills a counter to all but its last look. */
  async function nearlyFill(limit: string, key: string, max: number, now = Date.now()) {
    const forms = Array.from({ length: max - 1 }, (_, index) => `form-${index}`);
    const id = secretFingerprint(limit, key, Math.floor(now / hourMs));
    await database().doc(`${collections.rateLimits}/${id}`).set({ forms });
  }

  test("hold for a machine, whatever addresses it forges, and for all", async () => {
    // The time is an hour of the last century, so that today's counters stay as they are.
    const now = 7 * hourMs;
    const callerAddress = freshAddress();
    const look = (caller = callerAddress) => {
      const address = { visitor: freshAddress(), callerAddress: caller, isDirect: false };
      return waitBeforeFullSearch({ tokenId: newTokenId(), now }, address);
    };
    await nearlyFill("choices, machine", callerAddress, share("machine"), now);
    expect(await look()).toBeUndefined();
    expect(await look()).toBe(3600);
    expect(await look(freshAddress())).toBeUndefined();
    await nearlyFill("choices", "", rateLimits.fullSearches, now);
    expect(await look(freshAddress())).toBeUndefined();
    expect(await look(freshAddress())).toBe(3600);
  });

  test("keep a connection from looking through everything, but no others", async () => {
    const { links } = await signedUp(mailbox);
    const visitor = freshAddress();
    const headers = { "x-forwarded-for": `${visitor}, ${freshAddress()}` };
    await nearlyFill("choices, connection", keyOf(visitor), share("connection"));
    const forget = { token: links.about, choice: "forget" };
    const look = { token: links.about, choice: "look" };
    expect((await call("newsletterChoice", look, headers)).text).toContain("kept");
    expect((await call("newsletterChoice", look, headers)).text).not.toContain("kept");
    expect(await call("newsletterChoice", forget, headers)).toMatchObject(refused);
    expect((await call("newsletterChoice", look)).text).toContain("kept");
    // A forged link gets the usual response.
    const forged = { token: `about.${newTokenId()}.${"x".repeat(43)}`, choice: "look" };
    expect((await call("newsletterChoice", forged, headers)).text).toBe(
      '{"result":{"known":false}}',
    );
  });

  test("don't count the links that confirm and leave", async () => {
    const { links } = await signedUp(mailbox);
    const headers = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const look = { token: links.confirm, choice: "look" };
    for (let used = 0; used <= share("connection"); used += 1) {
      expect(await call("newsletterChoice", look, headers)).toMatchObject({ status: "OK" });
    }
    expect(await choose(links.confirm, "confirm")).toMatchObject({ state: "confirmed" });
  });

  test("let mail providers leave for many people from one machine", async () => {
    const { links } = await signedUp(mailbox);
    // The requests are sent one at a time, because all would wait for the same document.
    for (let left = 0; left <= rateLimits.perAddress; left += 1) {
      expect((await leaveAtOnce(links.leaveAtOnce)).status).toBe(200);
    }
  });
});
