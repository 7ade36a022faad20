import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingEndpoint } from "#contract/endpoints";
import { calBody, calHeaders } from "../fixtures/bookings/services.ts";
import { everythingStored } from "./everything-stored.ts";
import { fuzzPlan } from "./fuzz-plan.ts";
import { hostileRequests, send } from "./hostile-request.ts";
import { anyJson, anyText } from "./hostile-texts.ts";

test(`refuses ${fuzzPlan.numRuns} hostile bookings, and stores nothing`, async () => {
  // Some of the requests are signed.
  const before = await everythingStored();
  const spoiled = fc
    .tuple(anyJson, anyText)
    .map(([payload, id]) => [
      JSON.stringify({ triggerEvent: "BOOKING_CREATED", payload }),
      calBody({ id, at: "tomorrow" }),
    ])
    .chain((bodies) => fc.constantFrom(...bodies));
  const signed = spoiled.map((body) => ({
    kind: "a signed body that is no booking",
    method: "POST",
    headers: { "content-type": "application/json", ...calHeaders(body) },
    body,
  }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostileRequests("sendContactEmail"), signed), async (hostile) => {
      const { status, headers, text } = await send(bookingEndpoint.name, hostile);
      expect([400, 401, 405, 413]).toContain(status);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
      expect(text).not.toMatch(/node_modules|at .*:\d+:\d+/);
    }),
    fuzzPlan,
  );
  expect(await everythingStored()).toEqual(before);
});
