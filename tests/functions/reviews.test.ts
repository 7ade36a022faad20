import { describe, expect, test, vi } from "vitest";
import { readReviewToken } from "#contract/review";
import { database } from "#functions/database.ts";
import { linkKeys } from "#functions/link-keys.ts";
import { renewProgress } from "#functions/record-log/renew-progress.ts";
import { isOurReviewToken, reviewToken } from "#functions/reviews/review-token.ts";
import { patience } from "../patience.ts";
import { call } from "./call-function.ts";
import { loggedRecord } from "./log-entries.ts";
import { mailboxForTests } from "./mailbox.ts";

const mailbox = mailboxForTests();

const words = "They answer the phone, and the site brings us calls.";
const review = { words, name: "Ana R., owner of a bakery", mayQuote: true, mayName: true };

/** A client who was asked for a review just now, and the link's token. */
async function askedClient() {
  const client = await loggedRecord("clients", {
    ...{ client_name: "Ruiz Bakery", email: "ana@ruiz.example", email_key: "ana@ruiz.example" },
  });
  const asked = await client.note({ kind: "review", created_at: new Date() });
  const { review_token } = await client.comesTo({ review_token: expect.any(String) });
  const token = String(review_token);
  const noted = async () =>
    (await client.log.get()).docs.filter(({ id }) => id !== asked.id).map((entry) => entry.data());
  return { ...client, token, asked, noted };
}

describe("a client's review", () => {
  test("comes into the log and to the owner once, however often it's sent", async () => {
    const { token, noted, id } = await askedClient();
    const sent = { ...review, token, submission_id: "x", confirm_topic: "filled by an add-on" };
    for (const answer of await Promise.all(
      [sent, sent, sent].map((each) => call("reviewSend", each)),
    )) {
      expect(answer.status).toBe("OK");
    }
    expect((await call("reviewSend", { ...sent, words: ` ${words} ` })).status).toBe("OK");
    expect(await noted()).toEqual([
      {
        ...{ kind: "quotable", text: words, value: "Ana R., owner of a bakery" },
        ...{ by: "the review page", created_at: expect.anything() },
      },
    ]);
    const about = () => mailbox.mails.filter(({ text }) => text?.includes(id));
    await vi.waitFor(() => expect(about()).toHaveLength(1), patience);
    const [mail] = about();
    expect(mail?.subject).toBe("Ruiz Bakery wrote you a review");
    expect(mail?.text).toContain("You may quote it: Yes, as Ana R., owner of a bakery");
    expect(mail?.text).toContain(words);
  });

  test("keeps what was refused: no quote, or no name", async () => {
    const unnamed = await askedClient();
    await call("reviewSend", { ...review, token: unnamed.token, mayName: false });
    expect(await unnamed.noted()).toMatchObject([{ kind: "quotable", text: words }]);
    expect((await unnamed.noted())[0]).not.toHaveProperty("value");
    const unquoted = await askedClient();
    await call("reviewSend", { ...review, token: unquoted.token, mayQuote: false });
    expect(await unquoted.noted()).toMatchObject([{ kind: "reviewed", text: words }]);
    expect((await unquoted.noted())[0]).not.toHaveProperty("value");
  });

  test("is marked at its fields while something is missing", async () => {
    const { token, noted } = await askedClient();
    const short = await call("reviewSend", { ...review, token, words: "Good", name: " " });
    expect(short.details).toEqual({
      code: "INVALID_FIELDS",
      fields: {
        words: "Review must be at least 10 characters",
        name: "Please write your name as it may appear, or uncheck the box below it",
      },
    });
    expect(await noted()).toEqual([]);
  });
});

test("takes no other link, and says nothing about why", async () => {
  const one = await askedClient();
  const other = await askedClient();
  const [, entry = "", until = "", signature = ""] = one.token.split(".");
  const longAgo = new Date(Date.now() - 61 * 86_400_000).toISOString();
  const forged = [
    "",
    "x",
    one.token.slice(0, -1),
    `${other.id}.${entry}.${until}.${signature}`,
    `${one.id}.${other.asked.id}.${until}.${signature}`,
    `${one.id}.${entry}.${Number(until) + 1}.${signature}`,
    `${one.id}.${entry}.${until}.${"A".repeat(43)}`,
    // These are signed by us, but are old, or name no entry that asks.
    reviewToken(one.id, entry, longAgo),
    reviewToken(one.id, "never", new Date().toISOString()),
    reviewToken("nobody", entry, new Date().toISOString()),
    reviewToken(one.id, (await one.note({ kind: "note", text: "x" })).id, new Date().toISOString()),
  ];
  const answers = new Set<string>();
  for (const token of forged) answers.add((await call("reviewSend", { ...review, token })).text);
  expect(answers.size, [...answers].join()).toBe(1);
  expect([...answers][0]).toContain("This link no longer works");
  expect((await one.noted()).map(({ kind }) => kind)).toEqual(["note"]);

  await call("reviewSend", { ...review, token: one.token });
  answers.add((await call("reviewSend", { ...review, token: one.token, words: `${words}!` })).text);
  await other.goes();
  answers.add((await call("reviewSend", { ...review, token: other.token })).text);
  expect(answers.size).toBe(1);
  expect(await other.noted()).toEqual([]);
});

test("opens links signed with an earlier key that is still listed", async () => {
  const { token } = await askedClient();
  const { NEWSLETTER_SECRET: old = "" } = process.env;
  const read = readReviewToken(token);
  try {
    process.env.NEWSLETTER_SECRET = `${"n".repeat(64)}, ${old}`;
    expect(read && isOurReviewToken(read)).toBe(true);
    process.env.NEWSLETTER_SECRET = "n".repeat(64);
    expect(read && isOurReviewToken(read)).toBe(false);
  } finally {
    process.env.NEWSLETTER_SECRET = old;
  }
  expect(linkKeys()).toEqual([old]);
});

test("makes no link for another company's clients", async () => {
  const path = "companies/other/clients/theirs";
  await database().doc(path).set({ client_name: "Theirs" });
  await database()
    .collection(`${path}/log`)
    .add({ kind: "review", by: "rival@other.example", created_at: new Date() });
  await renewProgress("other", { collection: "clients", id: "theirs" });
  const client = await database().doc(path).get();
  expect(client.data()).toMatchObject({ client_name: "Theirs", last_entry_at: expect.anything() });
  expect(client.get("review_token")).toBeUndefined();
});
