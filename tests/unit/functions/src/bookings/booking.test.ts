import { describe, expect, test } from "vitest";
import { readBooking } from "#functions/bookings/booking.ts";
import { calBody, calendlyBody } from "../../../../fixtures/bookings/services.ts";

const services = { cal: calBody, calendly: calendlyBody };
const read = (body: string) => readBooking(JSON.parse(body));

describe.each(Object.entries(services))("a booking at %s", (_, body) => {
  test("says who booked, when, and what they wrote", () => {
    expect(read(body({ id: "one" }))).toMatchObject({
      id: expect.stringMatching(/^booking-[0-9a-f]{32}$/),
      isCanceled: false,
      at: new Date("2026-12-04T15:30:00Z"),
      name: "Ana Maria Ruiz",
      email: "ana@ruiz.example",
      phone: "+1 856 555 0142",
      words: expect.stringContaining("Our ovens need a site."),
    });
  });

  test("names the previous booking when it was moved", () => {
    const first = read(body({ id: "one" }));
    const second = read(body({ id: "two", what: "moved", before: "one" }));
    expect(second).toMatchObject({ replaces: typeof first === "object" && first.id });
    expect(first).not.toMatchObject({ replaces: expect.anything() });
  });

  test("says why when it's canceled", () => {
    const canceled = read(body({ id: "one", what: "canceled", words: "Fever" }));
    expect(canceled).toMatchObject({ isCanceled: true, words: "Fever" });
  });
});

test("ignores other events", () => {
  expect(readBooking({ triggerEvent: "MEETING_ENDED", payload: {} })).toBe("other");
  expect(readBooking({ event: "invitee_no_show.created", payload: {} })).toBe("other");
  expect(read(calendlyBody({ id: "one", what: "canceled" }, true))).toBe("other");
});

test.each([
  undefined,
  null,
  "text",
  [],
  {},
  { triggerEvent: "BOOKING_CREATED" },
  { triggerEvent: "BOOKING_CREATED", payload: { uid: "one", startTime: "soon" } },
  { event: "invitee.created", payload: { uri: "", scheduled_event: {} } },
])("%j isn't a booking", (body) => {
  expect(readBooking(body)).toBeUndefined();
});

test("accepts a booking with missing or wrong details", () => {
  const payload = { uid: "one", startTime: "2026-12-04T10:30:00-05:00", attendees: "Ana" };
  expect(readBooking({ triggerEvent: "BOOKING_CREATED", payload })).toMatchObject({
    at: new Date("2026-12-04T15:30:00Z"),
    name: "",
    email: "",
  });
});
