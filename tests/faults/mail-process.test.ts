import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "#functions/database.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { mailState, stored } from "../functions/stored.ts";
import { patience } from "../patience.ts";
import { type FirestoreGate, openFirestoreGate } from "./firestore-gate.ts";
import { inSeconds, makeDue, queueForRetry } from "./queue-mail.ts";
import { type Sweeper, startSweeper } from "./sweeper.ts";
import { wrongClock } from "./wrong-clock.ts";

// These tests have their own project on the same emulator, so that the trigger doesn't interfere.
process.env.GOOGLE_CLOUD_PROJECT = "demo-agency-mail";
process.env.SMTP_PORT = String(await freePort());

const twoDays = 2 * 24 * 3600;

const box = mailboxForTests();
let gate: FirestoreGate;
const running: Sweeper[] = [];
const sweep = (environment?: Record<string, string>) => {
  const sweeper = startSweeper(environment);
  running.push(sweeper);
  return sweeper;
};

beforeAll(async () => {
  gate = await openFirestoreGate(process.env.FIRESTORE_EMULATOR_HOST ?? "");
});
beforeEach(async () => {
  const rest = await database().collection("mail").get();
  await Promise.all(rest.docs.map((mail) => mail.ref.delete()));
});
afterEach(async () => {
  gate.set("open");
  // A sweeper is killed only where a test asks for it, because Firestore holds for a minute what a killed one had
  // locked.
  await Promise.all(running.splice(0).map((sweeper) => sweeper.stop()));
});
afterAll(() => gate.close());

/** Makes Firestore refuse the gate's callers from the moment when the mail server takes the next mail. */
function refuseWhenTaken(): Promise<void> {
  return new Promise((resolve) => {
    box.onTaken = () => {
      gate.set("refuse");
      box.onTaken = undefined;
      resolve();
    };
  });
}

describe("the process that sends mail", () => {
  test("sends again with the same Message-ID when it dies before noting", async () => {
    // Another process sends the mail only when the dead one's claim has expired.
    const id = await queueForRetry();
    const taken = refuseWhenTaken();
    const first = sweep({ FIRESTORE_EMULATOR_HOST: gate.host });
    await makeDue(id);
    await taken;
    await first.kill();
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "PROCESSING" } });
    expect(box.of(id)).toHaveLength(1);

    // Nobody sends while the dead one's claim holds.
    sweep();
    const held = inSeconds(3);
    await database()
      .doc(`mail/${id}`)
      .update({ "delivery.leaseExpireTime": held, "delivery.nextAttemptAt": held });
    await mailState(id, "SUCCESS");
    expect(Date.now()).toBeGreaterThanOrEqual(held.getTime());
    const ids = box.of(id).map((mail) => mail.messageId);
    expect(ids).toEqual([`<${id}@agency.example>`, `<${id}@agency.example>`]);
  });

  test("notes a sent mail late without sending it twice", async () => {
    // The sweep can't reach Firestore for some seconds.
    const id = await queueForRetry();
    const taken = refuseWhenTaken();
    sweep({ FIRESTORE_EMULATOR_HOST: gate.host });
    await makeDue(id);
    await taken;
    await pause(2000);
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "PROCESSING" } });
    gate.set("open");
    await mailState(id, "SUCCESS");
    expect(box.of(id)).toHaveLength(1);
  });

  test("leaves a mail to another process when it dies in the middle", async () => {
    const id = await queueForRetry();
    box.mood = "hang";
    const begun = box.begun;
    const first = sweep();
    await makeDue(id);
    await vi.waitFor(() => expect(box.begun).toBe(begun + 1), patience);
    await first.kill();
    box.mood = "accept";
    sweep();
    await makeDue(id);
    await mailState(id, "SUCCESS");
    expect(box.of(id)).toHaveLength(1);
  });

  test("sends each mail once when three run at once", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => queueForRetry()));
    for (let count = 0; count < 3; count += 1) sweep();
    await Promise.all(ids.map(makeDue));
    for (const id of ids) {
      await mailState(id, "SUCCESS");
      expect(box.of(id)).toHaveLength(1);
    }
  });

  test.each([-twoDays, twoDays])(
    "sends what is due once with a clock wrong by %d seconds",
    async (seconds) => {
      const later = inSeconds(50);
      const due = await queueForRetry();
      const early = await queueForRetry({ nextAttemptAt: later });
      const held = await queueForRetry({
        state: "PROCESSING",
        claim: "another",
        nextAttemptAt: later,
        leaseExpireTime: later,
      });
      await makeDue(due);
      sweep(wrongClock(seconds));
      await mailState(due, "SUCCESS");
      await pause(1000);
      expect([due, early, held].map((id) => box.of(id).length)).toEqual([1, 0, 0]);
      expect(await stored(`mail/${early}`)).toMatchObject({ delivery: { state: "RETRY" } });
      expect(await stored(`mail/${held}`)).toMatchObject({ delivery: { claim: "another" } });
    },
  );
});
