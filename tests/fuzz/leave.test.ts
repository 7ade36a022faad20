import fc from "fast-check";
import { expect, test } from "vitest";
import { leaveEndpoint } from "#contract/endpoints";
import { everythingStored } from "./everything-stored.ts";
import { fuzzPlan } from "./fuzz-plan.ts";
import { hostileRequests, send } from "./hostile-request.ts";

test(`answers ${fuzzPlan.numRuns} hostile requests to leave`, async () => {
  // The endpoint answers them like any other request, and changes nothing.
  const before = await everythingStored();
  await fc.assert(
    fc.asyncProperty(hostileRequests("newsletterChoice"), async (hostile) => {
      const { status, headers, text } = await send(leaveEndpoint.name, hostile);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
      if (hostile.method === "POST") {
        expect([status, text]).toEqual([200, "You get no more newsletters from us.\n"]);
      } else {
        expect([status, headers.location]).toEqual([303, "/newsletter"]);
      }
    }),
    fuzzPlan,
  );
  expect(await everythingStored()).toEqual(before);
});
