import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { agencyCompanyId, devicesPath, pushStatusPath, whitelistPath } from "#contract/collections";
import type { PushDevice } from "#contract/push";
import { database } from "#functions/database.ts";
import { publishPushKey, pushKeys } from "#functions/push/push-key.ts";
import { hoursAgo } from "../../e2e/fixtures/people.ts";
import { type PushService, startPushService } from "../fixtures/push-service.ts";
import { patience } from "../patience.ts";
import { call } from "./call-function.ts";
import { contactForm, signupForm } from "./form-data.ts";
import { mailboxForTests } from "./mailbox.ts";
import { mailState, stored } from "./stored.ts";

mailboxForTests();
let service: PushService;
beforeEach(async () => {
  service = await startPushService();
});

const members = ["notices@agency.example", "notices@other.example"] as const;
const [member, stranger] = members;

afterEach(async () => {
  for (const email of members)
    await database().recursiveDelete(database().doc(whitelistPath(email)));
  await service.stop();
});

async function letIn(email: string, company_id: string) {
  await database().doc(whitelistPath(email)).set({ email, company_id, company_name: "A company" });
}

/** Switches notices on, on a new device. @returns its id. */
async function switchOn(email: string, choice: Partial<PushDevice> = {}) {
  const device = service.device(choice);
  const ref = database().doc(`${devicesPath(email)}/${device.id}`);
  await ref.set({ ...device.stored, created_at: new Date() });
  return device.id;
}

test("publishes the public key again when a database has lost it", async () => {
  const ref = database().doc(pushStatusPath(agencyCompanyId));
  await publishPushKey();
  await ref.delete();
  await publishPushKey();
  expect((await ref.get()).data()).toEqual({ public_key: pushKeys().publicKey });
});

test("sends a message's notice to all devices of the agency at once", async () => {
  // The notice is signed and encrypted, and has no words of the visitor's.
  await letIn(member, "agency");
  await letIn(stranger, "other");
  const ids = [await switchOn(member), await switchOn(member)];
  await switchOn(stranger);
  const form = { ...contactForm(), phone: "(856) 555-0173" };
  expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });

  await mailState(`${form.submission_id}-push`, "SUCCESS");
  const sent = service.about(form.submission_id);
  expect(sent.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(service.problems).toEqual([]);
  for (const { notice, headers, sender } of sent) {
    expect(notice).toEqual({
      device: expect.any(String),
      lead: form.submission_id,
      title: "New message",
      body: "From the contact form",
      callable: true,
    });
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(Number(headers.ttl)).toBeGreaterThan(0);
    expect(sender).toBe(pushKeys().publicKey);
  }
  // The email about it goes out as it does without devices.
  await mailState(form.submission_id, "SUCCESS");
  const late = await stored(`mail/${form.submission_id}-push-late`);
  expect(late).toMatchObject({ kind: "push", about: "late", delivery: { state: "RETRY" } });
});

test("names the page of a quote, and offers no call without a number", async () => {
  await letIn(member, "agency");
  await switchOn(member);
  const form = signupForm("berlin-web-design-page");
  expect(await call("newsletterSignup", form)).toMatchObject({ status: "OK" });
  await vi.waitFor(() => expect(service.about(form.submission_id)).toHaveLength(1), patience);
  const [sent] = service.about(form.submission_id);
  expect(sent?.notice).toMatchObject({ body: "From the Berlin page", callable: false });
});

test("queues no notice for now without a device, but one for later", async () => {
  await letIn(member, "agency");
  const form = contactForm();
  await call("sendContactEmail", form);
  await mailState(form.submission_id, "SUCCESS");
  expect(await stored(`mail/${form.submission_id}-push`)).toBeUndefined();
  const late = await stored(`mail/${form.submission_id}-push-late`);
  expect(late).toMatchObject({ about: "late", delivery: { state: "RETRY" } });
});

test("delays a reminder until its morning, when a device may have come", async () => {
  await letIn(member, "agency");
  const lead = database().doc("companies/agency/leads/notices-reminder");
  await lead.set({ first_name: "Ana", source: "team", created_at: new Date() });
  const entry = { kind: "reminder", remind_on: "2099-05-31", by: member, created_at: new Date() };
  await lead.collection("log").doc("remind").set(entry);
  const queued = await mailState("remind-push", "RETRY");
  expect(queued).toMatchObject({
    ...{ kind: "push", about: "due", day: "2099-05-31", lead: lead.path },
    delivery: { attempts: 0 },
  });
  // This is 7 AM in New York, in summer.
  const due = new Date("2099-05-31T11:00:00Z");
  expect(queued).toHaveProperty("delivery.nextAttemptAt.seconds", due.getTime() / 1000);
});

test("gives a lead 12 more hours when it's put back after the first 12", async () => {
  // A lead that is put back earlier keeps its own.
  await letIn(member, "agency");
  await switchOn(member, { late: true });
  const putBack = async (aside_since: Date) => {
    const lead = database().collection("companies/agency/leads").doc();
    const form = { first_name: "Ana", source: "contact-form", created_at: aside_since };
    await lead.set({ ...form, waiting_since: null, aside_since });
    const back = { kind: "put_back", by: member, created_at: new Date() };
    await lead.collection("log").doc(lead.id).set(back);
    await vi.waitFor(async () => {
      expect((await lead.get()).get("waiting_since")).toBeTruthy();
    }, patience);
    return `${lead.id}-push`;
  };
  const early = await putBack(hoursAgo(3));
  const missed = await putBack(hoursAgo(30));
  const queued = await mailState(missed, "RETRY");
  expect(queued).toMatchObject({ about: "late", delivery: { attempts: 0 } });
  expect(await stored(`mail/${early}`)).toBeUndefined();
});
