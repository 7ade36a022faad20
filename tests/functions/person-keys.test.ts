import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { collections, companyPath, emailKeysPath } from "#contract/collections";
import { rateLimits } from "#contract/limits";
import { database } from "#functions/database.ts";
import { secretFingerprint } from "#functions/fingerprint.ts";
import { waitBeforeFullSearch } from "#functions/newsletter/choice-limit.ts";
import { newTokenId } from "#functions/newsletter/token.ts";
import { findPerson } from "#functions/person/find-person.ts";
import { call, freshAddress } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { signedUp } from "./newsletter-mail.ts";
import { tracesOnceSent } from "./stored.ts";

const mailbox = mailboxForTests();

const noteAllKeys = () => database().doc(emailKeysPath).set({});
afterEach(() => database().doc(emailKeysPath).delete());

/** Counts what Firestore charges for: each returned document, and one for an empty result. */
async function countReads(work: () => Promise<unknown>): Promise<number> {
  const store = database();
  const methods = [
    vi.spyOn(Object.getPrototypeOf(store), "getAll"),
    vi.spyOn(Object.getPrototypeOf(store.doc("any/one")), "get"),
    vi.spyOn(Object.getPrototypeOf(store.collection("any").limit(1)), "get"),
  ];
  await work();
  const answers = await Promise.all(
    methods.flatMap(({ mock }) => mock.results.map(({ value }) => value)),
  );
  for (const method of methods) method.mockRestore();
  return answers.reduce((sum, answer) => sum + Math.max(1, answer.size ?? answer.length ?? 1), 0);
}

async function pathsOf(email: string) {
  const found = await findPerson(database(), email, () => undefined);
  return found.map(({ document }) => document.ref.path).sort();
}

describe("with a key for everything stored", () => {
  test("finds all that forms left of a person with few reads", async () => {
    // The number of other stored records doesn't matter.
    const email = `ana.${randomUUID().slice(0, 8)}@shop.example`;
    const contact = { ...contactForm(), email: email.replace("shop", "Shop") };
    const quote = { ...signupForm("medford-web-design-page"), email: email.toUpperCase() };
    await signedUp(mailbox, "web-design-page", { email });
    expect(await call("sendContactEmail", contact)).toMatchObject({ status: "OK" });
    expect(await call("newsletterSignup", quote)).toMatchObject({ status: "OK" });
    const suspected = { ...contact, ...{ submission_id: randomUUID(), confirm_topic: "x" } };
    expect(await call("sendContactEmail", suspected)).toMatchObject({ status: "OK" });
    await tracesOnceSent(contact.submission_id);
    const writer = database().bulkWriter();
    for (let other = 0; other < 200; other += 1) {
      const lead = database().collection(companyPath("many", "leads")).doc();
      writer.create(lead, { email: `other-${other}@shop.example` });
    }
    await writer.close();

    const before = await pathsOf(email);
    await noteAllKeys();
    const reads = await countReads(async () => expect(await pathsOf(email)).toEqual(before));
    expect(reads).toBeLessThan(before.length + 25);
    await database().recursiveDelete(database().collection(companyPath("many", "leads")));
  });

  test("limits a link's looks without using up those of others", async () => {
    await noteAllKeys();
    // The time is an hour of the last century, so that today's counters stay as they are.
    const now = 8 * rateLimits.windowSeconds * 1000;
    const forms = Array.from({ length: rateLimits.fullSearches }, (_, index) => `form-${index}`);
    const id = secretFingerprint("choices", "", 8);
    await database().doc(`${collections.rateLimits}/${id}`).set({ forms });
    const tokenId = newTokenId();
    const address = { visitor: freshAddress(), callerAddress: freshAddress(), isDirect: false };
    for (let used = 0; used < rateLimits.perLink; used += 1) {
      expect(await waitBeforeFullSearch({ tokenId, now }, address)).toBeUndefined();
    }
    expect(await waitBeforeFullSearch({ tokenId, now }, address)).toBe(3600);
  });
});
