import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { mailStatusPath } from "#contract/collections";
import { database } from "#functions/database.ts";
import { sweepMail } from "#functions/mail/sweep-mail.ts";
import { sweepSchedule } from "#functions/schedules.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { stored } from "../functions/stored.ts";
import { type FirestoreGate, openFirestoreGate } from "./firestore-gate.ts";
import { takeOwnProject } from "./own-project.ts";
import { asReceipt, inSeconds, makeDue, queueForRetry } from "./queue-mail.ts";

const { logged } = await vi.hoisted(() => import("./logged-errors.ts"));

await takeOwnProject("demo-agency-stuck");
const gate: FirestoreGate = await openFirestoreGate(process.env.FIRESTORE_EMULATOR_HOST ?? "");
process.env.FIRESTORE_EMULATOR_HOST = gate.host;

// Nothing listens on its port until a test opens it.
let box: Mailbox | undefined;
const statusRef = () => database().doc(mailStatusPath("agency"));

beforeEach(async () => {
  await box?.stop();
  box = undefined;
  logged.length = 0;
  await database().recursiveDelete(database().collection("mail"));
  await statusRef().delete();
});
afterAll(async () => {
  await box?.stop();
  await gate.close();
});

const waitsFor = (seconds: number, delivery: Record<string, unknown> = {}) =>
  queueForRetry({ startTime: inSeconds(-seconds), ...delivery });
const quarter = 15 * 60;
const stuckLines = () => logged.filter((line) => line.includes("mail is not going out"));

describe("members and the log", () => {
  test("hear nothing while mail goes out, waits briefly, or is for later", async () => {
    await sweepMail();
    await waitsFor(quarter - 60);
    await waitsFor(-600);
    await waitsFor(3 * quarter, { state: "SUCCESS", nextAttemptAt: null });
    await waitsFor(3 * quarter, { state: "ERROR", nextAttemptAt: null });
    await sweepMail();
    expect(await stored(statusRef().path)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  test("hear nothing when a receipt waits", async () => {
    // Its mailbox may not exist.
    await queueForRetry({ startTime: inSeconds(-3 * quarter) }, asReceipt);
    await sweepMail();
    expect(await stored(statusRef().path)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  test("still hear about stuck mail when only a receipt goes out", async () => {
    const since = inSeconds(-quarter - 5);
    await statusRef().set({ stuck_since: since, noted_at: since });
    await waitsFor(3 * quarter, {
      state: "ERROR",
      nextAttemptAt: null,
      endTime: inSeconds(-quarter),
    });
    box = await startMailbox();
    await queueForRetry({ nextAttemptAt: inSeconds(-1) }, asReceipt);
    expect(await sweepMail()).toEqual({ sent: 1 });
    expect(await stored(statusRef().path)).toMatchObject({ stuck_since: expect.anything() });
    expect((await statusRef().get()).get("stuck_since")).not.toBeNull();
  });

  test("hear about a mail that waits, every quarter of an hour", async () => {
    const since = inSeconds(-quarter - 5);
    await queueForRetry({ startTime: since, nextAttemptAt: inSeconds(-1) });
    await waitsFor(60);
    expect(await sweepMail()).toEqual({ retry: 1 });
    const first = await statusRef().get();
    expect(first.get("stuck_since").toDate()).toEqual(since);
    expect(stuckLines()).toHaveLength(1);
    expect(JSON.parse(stuckLines()[0] ?? "")).toMatchObject({
      severity: "ERROR",
      waiting_since: since.toISOString(),
      waiting: 2,
    });

    await sweepMail();
    expect((await statusRef().get()).updateTime).toEqual(first.updateTime);
    expect(stuckLines()).toHaveLength(1);

    await statusRef().update({ noted_at: inSeconds(-quarter) });
    await waitsFor(2 * quarter);
    await sweepMail();
    expect((await statusRef().get()).get("stuck_since").toDate()).toEqual(since);
    expect(stuckLines()).toHaveLength(2);
  });

  test("still hear about it when a mail was given up on, until one goes out", async () => {
    const lost = await waitsFor(86_300, { nextAttemptAt: inSeconds(-1) });
    await sweepMail();
    await database()
      .doc(`mail/${lost}`)
      .update({ "delivery.startTime": inSeconds(-86_500) });
    await makeDue(lost);
    expect(await sweepMail()).toEqual({ "given-up": 1 });
    await sweepMail();
    expect(await stored(statusRef().path)).toMatchObject({ stuck_since: expect.anything() });

    box = await startMailbox();
    await waitsFor(60, { nextAttemptAt: inSeconds(-1) });
    expect(await sweepMail()).toEqual({ sent: 1 });
    expect(await stored(statusRef().path)).toMatchObject({ stuck_since: null });
    expect(stuckLines()).toHaveLength(1);
  });
});

test("logs an error and fails when a sweep fails", async () => {
  gate.set("refuse");
  const event = { scheduleTime: new Date().toISOString() };
  await expect(sweepSchedule.run(event)).rejects.toThrow();
  gate.set("open");
  expect(logged).toEqual([expect.stringContaining("mail sweep failed")]);
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({ severity: "ERROR", code: 14 });
});
