import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { receive } from "#functions/bookings/booking-request.ts";
import { calBody, calHeaders } from "../../../../fixtures/bookings/services.ts";

test.each(["", "short"])("refuses every booking while the secret is %j", async (key) => {
  const body = calBody({ id: "one" });
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: "POST",
    headers: { "content-type": "application/json", ...calHeaders(body, key) },
    rawBody: Buffer.from(body),
    body: Buffer.from(body),
  });
  expect(await receive(request, key)).toEqual([
    503,
    "BOOKING_SECRET isn't set, or it's too short.",
  ]);
});
