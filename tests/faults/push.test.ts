import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { devicesPath, whitelistPath } from "#contract/collections";
import type { PushDevice } from "#contract/push";
import { database } from "#functions/database.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { claimMail } from "#functions/mail-queue/mail-queue.ts";
import { deliverPush } from "#functions/push/deliver-push.ts";
import { type PushService, startPushService } from "../fixtures/push-service.ts";
import { mailState, stored } from "../functions/stored.ts";
import { patience } from "../patience.ts";
import { inSeconds, makeDue, queueNotice } from "./queue-mail.ts";
import { type Sweeper, startSweeper } from "./sweeper.ts";

// These tests have their own project on the same emulator, so that the trigger doesn't interfere.
process.env.GOOGLE_CLOUD_PROJECT = "demo-agency-push";

const member = "team@agency.example";

/** Times by day and by night on the business's clock. */
const noon = Date.parse("2026-11-24T12:00:00-05:00");
const night = Date.parse("2026-11-24T23:30:00-05:00");
const morning = Date.parse("2026-11-25T07:00:00-05:00");

let service: PushService;
let sweeper: Sweeper | undefined;

beforeEach(async () => {
  service = await startPushService();
  await database()
    .doc(whitelistPath(member))
    .set({ email: member, company_id: "agency", company_name: "Agency" });
});
afterEach(async () => {
  await sweeper?.stop();
  sweeper = undefined;
  await service.stop();
  await database().recursiveDelete(database().doc(whitelistPath(member)));
  expect(service.problems).toEqual([]);
});

async function switchOn(choice: Partial<PushDevice> = {}) {
  const device = service.device(choice);
  const path = `${devicesPath(member)}/${device.id}`;
  await database()
    .doc(path)
    .set({ ...device.stored, ...choice, created_at: new Date() });
  return { id: device.id, path };
}

async function deliverAt(id: string, now: number) {
  const claimed = await claimMail(id);
  if (claimed?.subject.kind !== "push") throw new Error("Not to be delivered now");
  return deliverPush(id, { ...claimed, subject: claimed.subject }, now);
}

describe("a push service", () => {
  test.each([404, 410])(
    "says with a %i that a device is gone, which is then forgotten",
    async (status) => {
      // The others are told.
      const [gone, other] = [await switchOn(), await switchOn()];
      service.answer = ({ id }) => ({ status: id === gone.id ? status : 201 });
      const { id, leadId } = await queueNotice();
      expect(await attemptMail(id)).toBe("sent");
      expect(service.about(leadId)).toHaveLength(2);
      expect(await stored(gone.path)).toBeUndefined();
      expect(await stored(other.path)).toBeDefined();
    },
  );

  test.each([429, 503])(
    "is asked again when its %i said, and tells each device once",
    async (status) => {
      const [busy, other] = [await switchOn(), await switchOn()];
      service.answer = ({ id }) =>
        id === busy.id ? { status, headers: { "retry-after": "100" } } : { status: 201 };
      const { id, leadId } = await queueNotice();
      expect(await attemptMail(id)).toBe("retry");
      const mail = await stored(`mail/${id}`);
      expect(mail).toMatchObject({ delivery: { error: `EPUSH ${status}`, told: [other.id] } });
      expect(mail).toHaveProperty(
        "delivery.nextAttemptAt.seconds",
        expect.toSatisfy((seconds: number) => seconds > Date.now() / 1000 + 50),
      );
      service.answer = () => ({ status: 201 });
      await makeDue(id);
      expect(await attemptMail(id)).toBe("sent");
      expect(service.about(leadId).map((each) => each.id)).toEqual(
        expect.arrayContaining([busy.id, busy.id, other.id]),
      );
      expect(service.about(leadId)).toHaveLength(3);
    },
  );

  test("tells everybody once it's back when it was down", async () => {
    const down = await startPushService();
    const { endpoint } = down.device().stored;
    await down.stop();
    const { id: device } = await switchOn({ endpoint });
    const { id, leadId } = await queueNotice();
    expect(await attemptMail(id)).toBe("retry");
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { told: [] } });
    const back = service.device();
    await database()
      .doc(`${devicesPath(member)}/${device}`)
      .set({ ...back.stored, created_at: new Date() });
    await makeDue(id);
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId)).toHaveLength(1);
  });

  test("isn't asked twice when it takes a message and never answers", async () => {
    await switchOn();
    service.answer = () => undefined;
    const { id, leadId } = await queueNotice();
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId)).toHaveLength(1);
  });

  test("isn't asked for a device with bad keys, which is forgotten", async () => {
    // The others are told.
    const { path } = await switchOn({ p256dh: "A".repeat(87) });
    const { id: other } = await switchOn();
    const { id, leadId } = await queueNotice();
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId).map((each) => each.id)).toEqual([other]);
    expect(await stored(path)).toBeUndefined();
  });

  test("is asked again within the hour, however late it wants", async () => {
    await switchOn();
    service.answer = () => ({ status: 503, headers: { "retry-after": "1e300" } });
    const { id } = await queueNotice();
    expect(await attemptMail(id)).toBe("retry");
    const mail = await stored(`mail/${id}`);
    expect(mail).toHaveProperty(
      "delivery.nextAttemptAt.seconds",
      expect.toSatisfy((seconds: number) => seconds < Date.now() / 1000 + 3700),
    );
  });

  test.each([400, 403])("isn't asked again when it refuses a notice with %i", async (status) => {
    await switchOn();
    service.answer = () => ({ status });
    const { id, leadId } = await queueNotice();
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId)).toHaveLength(1);
  });

  test("gets nothing at an address that isn't a browser's service", async () => {
    // The device is forgotten.
    const { path } = await switchOn({ endpoint: "https://push.attacker.example/send/1" });
    const { id } = await queueNotice();
    expect(await attemptMail(id)).toBe("sent");
    expect(await stored(path)).toBeUndefined();
  });
});

test("tells the device once when the sender is killed in the middle", async () => {
  await switchOn();
  service.answer = () => undefined;
  const { id, leadId } = await queueNotice();
  sweeper = startSweeper();
  await vi.waitFor(() => expect(service.about(leadId)).toHaveLength(1), patience);
  await sweeper.kill();
  expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "PROCESSING" } });
  service.answer = () => ({ status: 201 });
  sweeper = startSweeper();
  await makeDue(id);
  await mailState(id, "SUCCESS");
  expect(service.about(leadId)).toHaveLength(1);
});

test("tells a device once when two attempts coincide", async () => {
  await switchOn();
  const { id, leadId } = await queueNotice();
  const results = await Promise.all([attemptMail(id), attemptMail(id)]);
  expect(results.sort()).toEqual(["not-due", "sent"]);
  expect(service.about(leadId)).toHaveLength(1);
});

describe("nobody is told", () => {
  test.each([
    ["of a lead that was answered meanwhile", { answered_at: new Date(), waiting_since: null }, {}],
    ["of one that was set aside", { aside_since: new Date(), waiting_since: null }, {}],
    ["of one that hasn't waited for long", {}, { about: "late" }],
    [
      "of a reminder that was put off",
      { next_on: "2026-12-01" },
      { about: "due", day: "2026-11-30" },
    ],
  ])("%s", async (_, lead, subject) => {
    await switchOn({ late: true });
    const { id, leadId } = await queueNotice(lead, subject);
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId)).toEqual([]);
  });

  test("after losing access, even with the device still there", async () => {
    await switchOn();
    await database().doc(whitelistPath(member)).delete();
    const { id, leadId } = await queueNotice();
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId)).toEqual([]);
  });
});

describe("a device that asked for it is told", () => {
  test.each([
    [
      "of what has waited for 12 hours",
      { waiting_since: inSeconds(-13 * 3600) },
      { about: "late" },
      "A message has waited for 12 hours",
    ],
    [
      "of a reminder",
      { next_on: "2026-11-30" },
      { about: "due", day: "2026-11-30" },
      "A reminder is due",
    ],
  ])("%s, but no other device", async (_, lead, subject, title) => {
    await switchOn();
    const { id: asked } = await switchOn({ late: true });
    const { id, leadId } = await queueNotice(lead, subject);
    expect(await attemptMail(id)).toBe("sent");
    expect(service.about(leadId)).toMatchObject([{ id: asked, notice: { title } }]);
  });
});

test("tells a sleeping device in the morning, and others at night", async () => {
  const { id: awake } = await switchOn();
  const { id: asleep } = await switchOn({ quiet: true });
  const { id, leadId } = await queueNotice();
  expect(await deliverAt(id, night)).toBe("retry");
  expect(service.about(leadId).map((each) => each.id)).toEqual([awake]);
  const waiting = await stored(`mail/${id}`);
  expect(waiting).toHaveProperty("delivery.nextAttemptAt.seconds", morning / 1000);
  await makeDue(id);
  expect(await deliverAt(id, morning)).toBe("sent");
  expect(service.about(leadId).map((each) => each.id)).toEqual([awake, asleep]);
});

test("tells a device with quiet hours at once by day", async () => {
  await switchOn({ quiet: true });
  const { id, leadId } = await queueNotice();
  expect(await deliverAt(id, noon)).toBe("sent");
  expect(service.about(leadId)).toHaveLength(1);
});
