import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { bookingEndpoint } from "#contract/endpoints";
import { limits } from "#contract/limits";
import { readBooking } from "#functions/bookings/booking.ts";
import { database } from "#functions/database.ts";
import { findPerson } from "#functions/person/find-person.ts";
import {
  calBody,
  calendlyBody,
  calendlyHeaders,
  calHeaders,
} from "../fixtures/bookings/services.ts";
import { send } from "../fuzz/hostile-request.ts";
import { patience } from "../patience.ts";
import { freshAddress } from "./call-function.ts";
import { mailboxForTests } from "./mailbox.ts";
import { stored, traces } from "./stored.ts";

const mailbox = mailboxForTests();

const services = {
  cal: { body: calBody, headers: calHeaders },
  calendly: { body: calendlyBody, headers: (body: string) => calendlyHeaders(body) },
};

async function tell(body: string, headers: Record<string, string>, method = "POST") {
  const from = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
  const type = { "content-type": "application/json" };
  const sent = { kind: "", method, body, headers: { ...from, ...type, ...headers } };
  return (await send(bookingEndpoint.name, sent)).status;
}

function idOf(body: string): string {
  const booking = readBooking(JSON.parse(body));
  if (typeof booking !== "object") throw new Error("Not a booking");
  return booking.id;
}

const leadPath = (id: string) => `companies/agency/leads/${id}`;

/** Waits until the functions have applied the log to the lead, and returns it. */
async function leadWith(id: string, fields: Record<string, unknown>) {
  return vi.waitFor(async () => {
    const lead = await stored(leadPath(id));
    expect(lead).toMatchObject(fields);
    return lead;
  }, patience);
}

const log = (leadId: string) =>
  database()
    .collection(`${leadPath(leadId)}/log`)
    .get();

describe.each(Object.entries(services))("a call that is booked at %s", (_, { body, headers }) => {
  const signed = (call: Parameters<typeof body>[0]) => {
    const made = body(call);
    return { made, id: idOf(made), tell: () => tell(made, headers(made)) };
  };

  test("is a lead once, with a reminder, and waits for nothing", async () => {
    const email = `${randomUUID()}@ruiz.example`;
    const call = signed({ id: randomUUID(), email });
    expect(await Promise.all([call.tell(), call.tell()])).toEqual([200, 200]);
    expect(await call.tell()).toBe(200);
    const lead = await leadWith(call.id, {
      ...{ first_name: "Ana", last_name: "Maria Ruiz", phone: "+1 856 555 0142" },
      ...{ email, email_key: email, source: "booking-calendar" },
      message: expect.stringMatching(
        /^Booked a call for Friday, December 4 at 10:30 AM\.\n\n.*ovens/,
      ),
      next_on: "2026-12-04",
      next_for: "Call on Friday, December 4 at 10:30 AM",
    });
    expect(lead).not.toHaveProperty("waiting_since");
    expect((await log(call.id)).size).toBe(1);
    const mail = await mailbox.arrival(call.id);
    expect(mail.subject).toBe("Call booked by Ana Maria Ruiz");
    expect((await traces(call.id)).receipt).toBeUndefined();
  });

  test("is moved in its log, and waits once it's canceled", async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const email = `${one}@ruiz.example`;
    const first = signed({ id: one, email });
    expect(await first.tell()).toBe(200);
    const moved = signed({
      ...{ id: two, what: "moved", before: one, email },
      at: "2026-12-07T19:00:00Z",
    });
    for (let times = 0; times < 2; times += 1) expect(await moved.tell()).toBe(200);
    await leadWith(first.id, {
      next_on: "2026-12-07",
      next_for: "Call moved to Monday, December 7 at 2:00 PM",
    });
    expect(await stored(leadPath(moved.id))).toBeUndefined();
    const canceled = signed({
      ...{ id: two, what: "canceled", email, words: "Fever" },
      at: "2026-12-07T19:00:00Z",
    });
    for (let times = 0; times < 2; times += 1) expect(await canceled.tell()).toBe(200);
    const lead = await leadWith(first.id, {
      waiting_since: expect.anything(),
      log_text: expect.stringContaining(
        "The call on Monday, December 7 at 2:00 PM was canceled: Fever",
      ),
    });
    expect(lead).not.toHaveProperty("next_on");
    expect((await log(first.id)).size).toBe(4);
    const all = await findPerson(database(), email, () => undefined);
    const records = [first.id, moved.id].map((id) => `submissions/${id}`);
    expect(all.map(({ document }) => document.ref.path)).toEqual(expect.arrayContaining(records));
  });

  test("is moved even when it keeps its booking", async () => {
    const id = randomUUID();
    const call = signed({ id });
    expect(await call.tell()).toBe(200);
    expect(await signed({ id, what: "moved", at: "2026-12-09T15:00:00Z" }).tell()).toBe(200);
    await leadWith(call.id, { next_on: "2026-12-09" });
    expect((await log(call.id)).size).toBe(2);
  });

  test("is a lead even when its previous booking is unknown", async () => {
    const before = randomUUID();
    const call = signed({ id: randomUUID(), what: "moved", before });
    expect(await call.tell()).toBe(200);
    await leadWith(call.id, { next_on: "2026-12-04" });
    const previous = signed({ id: before });
    expect(await previous.tell()).toBe(200);
    expect(await stored(leadPath(previous.id))).toBeUndefined();
  });

  test("is a lead with a name and an address that no form would take", async () => {
    const call = signed({
      ...{ id: randomUUID(), name: "x".repeat(200), email: "ana at ruiz", phone: "7".repeat(90) },
      words: "y".repeat(9000),
    });
    expect(await call.tell()).toBe(200);
    const lead = await leadWith(call.id, { first_name: "", email: "" });
    expect(lead).not.toHaveProperty("phone");
    const message = String(lead?.message);
    for (const kept of ["Booked a call for", "xxx", "ana at ruiz", "777", "yyy"]) {
      expect(message).toContain(kept);
    }
    expect(message).toHaveLength(limits.messageMax);
  });

  test("leaves nothing after an early cancellation or a deleted lead", async () => {
    // A call may be canceled before we hear of the booking.
    const id = randomUUID();
    const unknown = signed({ id, what: "canceled" });
    expect(await unknown.tell()).toBe(200);
    expect(await signed({ id }).tell()).toBe(200);
    expect(await stored(leadPath(unknown.id))).toBeUndefined();
    const call = signed({ id: randomUUID() });
    expect(await call.tell()).toBe(200);
    await leadWith(call.id, { next_on: "2026-12-04" });
    await database().doc(leadPath(call.id)).delete();
    await vi.waitFor(async () => expect((await log(call.id)).size).toBe(0), patience);
    expect(await call.tell()).toBe(200);
    expect((await log(call.id)).size).toBe(0);
  });

  test("is refused when somebody else signed it", async () => {
    const { made, id } = signed({ id: randomUUID() });
    const { made: other } = signed({ id: randomUUID() });
    expect(await tell(made, {})).toBe(401);
    expect(await tell(made, headers(other))).toBe(401);
    expect(await tell(made, headers(made), "PUT")).toBe(405);
    expect(await stored(leadPath(id))).toBeUndefined();
  });
});

test("stores nothing from an old, long, unreadable or other message", async () => {
  const old = calendlyBody({ id: randomUUID() });
  expect(await tell(old, calendlyHeaders(old, Date.now() - 200_000))).toBe(401);
  const late = calBody({ id: randomUUID() }, new Date(Date.now() - 25 * 3_600_000));
  expect(await tell(late, calHeaders(late))).toBe(401);
  const long = calBody({ id: randomUUID(), words: "x".repeat(2_000_000) });
  expect(await tell(long, calHeaders(long))).toBe(413);
  for (const unreadable of ["", "{", '{"triggerEvent":"BOOKING_CREATED"}', "\u0000"]) {
    expect(await tell(unreadable, calHeaders(unreadable))).toBe(400);
  }
  const other = JSON.stringify({ triggerEvent: "PING", payload: {} });
  expect(await tell(other, calHeaders(other))).toBe(200);
  expect(await stored(leadPath(idOf(old)))).toBeUndefined();
  for (const body of [late, long]) expect(await stored(leadPath(idOf(body)))).toBeUndefined();
});
