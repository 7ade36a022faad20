import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { collections } from "#contract/collections";
import { issueMailId } from "#contract/newsletter-issue";
import { database } from "#functions/database.ts";
import { mailboxForTests } from "./mailbox.ts";
import { choose, leaveAtOnce, signedUp } from "./newsletter-mail.ts";
import { mailState, stored } from "./stored.ts";

const mailbox = mailboxForTests();

/** Queues an issue for one subscriber, due at once. @returns the id of its mail. */
async function send(path: string): Promise<string> {
  const issue = database().doc(`${collections.issues}/${randomUUID()}`);
  await issue.create({
    subject: "News",
    text: "See {origin}/blog",
    html: "<p>See {origin}/blog</p>",
  });
  const id = issueMailId(issue.id, path.split("/")[1] ?? "");
  const mail = { kind: "issue", issue: issue.path, subscriber: path };
  await database().doc(`${collections.mail}/${id}`).create(mail);
  return id;
}

async function reader() {
  const subscriber = await signedUp(mailbox);
  await choose(subscriber.links.confirm, "confirm");
  return subscriber;
}

test("sends an issue with the reader's own links for unsubscribing", async () => {
  // A mail program can use them.
  const { email, path } = await reader();
  const mail = await mailbox.arrival(await send(path));
  expect(mail.to).toEqual([{ name: "", address: email }]);
  expect(mail.subject).toBe("News");
  expect(mail.text).toMatch(/See https?:\/\/\S+\/blog/);
  expect(mail.headers.map(({ key }) => key)).not.toContain("auto-submitted");
  const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  await leaveAtOnce(/token=(.+)>$/.exec(header)?.[1] ?? "");
  expect(await stored(path)).toMatchObject({ wants_newsletter: false });
});

test("sends no issue to readers who have left or never confirmed", async () => {
  const waiting = await signedUp(mailbox);
  const gone = await reader();
  await choose(gone.links.about, "leave");
  for (const { path } of [waiting, gone]) {
    const id = await send(path);
    expect(await mailState(id, "ERROR")).toHaveProperty("expires_at");
    expect(mailbox.of(id)).toEqual([]);
  }
});
