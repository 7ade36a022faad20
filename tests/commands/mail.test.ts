import { afterAll, beforeEach, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { sweepMail } from "#functions/mail/sweep-mail.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";
import { asReceipt, inSeconds, queueForRetry } from "../faults/queue-mail.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { store, stored } from "./admin.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

// Nothing listens on this port until a test opens the mailbox.
process.env.SMTP_PORT = String(await freePort());

let box: Mailbox | undefined;
/** Deletes all mails except sent ones, because other tests that run at the same time need theirs. */
async function clean() {
  const unsent = store.collection(collections.mail).where("delivery.state", "!=", "SUCCESS");
  for (const { ref } of (await unsent.get()).docs) await ref.delete();
}
beforeEach(clean);
afterAll(async () => {
  await clean();
  await box?.stop();
});

const mail = (...args: string[]) => runCommand("mail", args);
const due = { nextAttemptAt: inSeconds(-1) };

/** Queues a mail that the sweep gives up on after a day of tries. */
async function givenUp(): Promise<string> {
  const id = await queueForRetry({ ...due, startTime: inSeconds(-86_500), attempts: 30 });
  expect(await sweepMail()).toEqual({ "given-up": 1 });
  expect(await sweepMail()).toEqual({});
  return id;
}

test("treats a given-up notice to a device as no email", async () => {
  // Such a notice is neither listed nor tried again.
  const id = await queueForRetry({ state: "ERROR" }, { kind: "push", about: "new" });
  expect((await mail("list")).text).toContain("No email to you waits");
  expect((await mail("retry", "--all")).text).toContain("there is nothing to try again");
  expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "ERROR" } });
});

test("lists a given-up mail with its reason, and sends it once on retry", async () => {
  expect((await mail("list")).text).toContain("No email to you waits");
  const id = await givenUp();
  const { code, text } = await spawnCommand("mail", ["list"]);
  expect(code).toBe(0);
  const line = text.split("\n").find((each) => each.startsWith(id));
  expect(line).toMatch(/ERROR +31 +- +ESOCKET$/);
  expect(text).toContain("1 was given up");
  expect(text).not.toMatch(/Test|@/);

  const retried = await mail("retry", "--all");
  expect([retried.code, retried.text]).toEqual([0, expect.stringContaining("1 email is tried")]);
  expect(await stored(`mail/${id}`)).toMatchObject({
    delivery: { state: "RETRY", attempts: 0, error: "ESOCKET" },
  });
  // Another failure must not be the last one.
  expect(await sweepMail()).toEqual({ retry: 1 });

  box = await startMailbox();
  expect((await mail("retry", id)).code).toBe(0);
  expect(await sweepMail()).toEqual({ sent: 1 });
  expect(await sweepMail()).toEqual({});
  expect(box.of(id)).toHaveLength(1);
  expect((await mail("list")).text).toContain("No email to you waits");
});

test("lists receipts separately, and retries only those that are named", async () => {
  const lost = { state: "ERROR", nextAttemptAt: null, error: "EENVELOPE 550" };
  const receipt = await queueForRetry(lost, asReceipt);
  const listed = (await mail("list")).text;
  expect(listed).toMatch(/^No email to you waits, and none was given up\.\n\n/);
  expect(listed).toMatch(new RegExp(`\\n${receipt} +receipt .*ERROR .*EENVELOPE 550\\n`));
  expect(listed).toContain("Above are emails to visitors.");

  expect((await mail("retry", "--all")).text).toContain("No email was given up");
  expect(await stored(`mail/${receipt}`)).toMatchObject({ delivery: { state: "ERROR" } });
  expect((await mail("retry", receipt)).text).toContain("1 email is tried again");
  expect(await stored(`mail/${receipt}`)).toMatchObject({ delivery: { state: "RETRY" } });
});

test("retries only a newsletter's mails, at the pace of newsletters", async () => {
  const lost = { state: "ERROR", nextAttemptAt: null, error: "ERECIPIENT 550 5.7.1" };
  const mailOf = (issue: string) =>
    queueForRetry(lost, {
      ...{ kind: "issue", issue: `newsletter_issues/${issue}` },
      subscriber: "newsletter_subscribers/ana",
    });
  const given = [await mailOf("2026-11-24"), await mailOf("2026-11-24")];
  const others = [await mailOf("2026-10-20"), await queueForRetry(lost, asReceipt)];
  expect(await mail("retry", "--issue=2026-13-99")).toMatchObject({
    code: 1,
    text: expect.stringContaining('No newsletter was sent under the day "2026-13-99"'),
  });
  const { text } = await mail("retry", "--issue=2026-11-24");
  expect(text).toContain("2 emails are tried again");
  const due = await Promise.all(given.map((id) => stored(`mail/${id}`)));
  const times = due.map((each) => each?.delivery.nextAttemptAt.toMillis()).sort();
  expect(times[1] - times[0]).toBe(3_600_000 / 200);
  for (const id of others) {
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "ERROR" } });
  }
});

test("retries many mails, but none that wasn't given up on", async () => {
  const writer = store.bulkWriter();
  const delivery = { state: "ERROR", attempts: 9, startTime: inSeconds(-86_500), error: "EABORT" };
  for (let number = 0; number < 450; number += 1) {
    writer.create(store.doc(`mail/lost-${number}`), { delivery });
  }
  await writer.close();
  const waiting = await queueForRetry({ attempts: 4 });
  expect((await mail("retry", "--all")).text).toContain("450 emails are tried again");
  const left = store.collection("mail").where("delivery.state", "==", "ERROR").count();
  expect((await left.get()).data().count).toBe(0);
  expect(await stored(`mail/${waiting}`)).toMatchObject({ delivery: { attempts: 4 } });
});

test("names mails that it can't or needn't send, and leaves them alone", async () => {
  const error = { state: "ERROR", nextAttemptAt: null };
  const damaged = await queueForRetry({ ...error, error: "Not a mail: message.html" });
  await store.doc(`mail/${damaged}`).update({ lead: "nowhere" });
  const sent = await queueForRetry({ state: "SUCCESS", nextAttemptAt: null });
  const sending = await queueForRetry({ state: "PROCESSING" });
  const reasons = {
    [damaged]: "it is damaged and can't be sent",
    [sent]: "it was sent already",
    [sending]: "it is on its way",
    unknown: "there is no such email",
  };
  const ids = Object.keys(reasons);
  const before = await Promise.all(ids.map((id) => stored(`mail/${id}`)));
  const { code, text } = await mail("retry", ...ids);
  expect(code).toBe(1);
  for (const [id, reason] of Object.entries(reasons)) {
    expect(text).toContain(`${id} is left alone: ${reason}.`);
  }
  expect(await Promise.all(ids.map((id) => stored(`mail/${id}`)))).toEqual(before);

  const good = await queueForRetry({ ...error, error: "EAUTH 535" });
  const all = await mail("retry", "--all");
  expect(all.code).toBe(0);
  expect(all.text).toContain(`${damaged} is left alone`);
  expect(all.text).toContain("1 email is tried again");
  expect(await stored(`mail/${good}`)).toMatchObject({ delivery: { state: "RETRY" } });
});

test("clears a given-up mail about a lead that was deleted", async () => {
  const id = await queueForRetry({ state: "ERROR", nextAttemptAt: null, error: "EAUTH 535" });
  await store.doc(`companies/agency/leads/${id}`).delete();
  expect((await mail("list")).text).toContain("1 was given up");
  expect((await mail("retry", "--all")).text).toContain("1 email is tried again");
  expect(await sweepMail()).toEqual({ "given-up": 1 });
  expect(await stored(`mail/${id}`)).toMatchObject({
    delivery: { state: "SUCCESS", nextAttemptAt: null },
    expires_at: expect.anything(),
  });
  expect((await mail("list")).text).toContain("No email to you waits");
  expect((await mail("retry", id)).text).toContain(
    `${id} is left alone: what it tells of is gone.`,
  );
});
