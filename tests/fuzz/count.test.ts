import fc from "fast-check";
import { expect, test } from "vitest";
import { countEndpoint } from "#contract/endpoints";
import { beacon, counted } from "../functions/beacon.ts";
import { everythingStored } from "./everything-stored.ts";
import { fuzzPlan } from "./fuzz-plan.ts";
import { type HostileRequest, hostileRequests, send } from "./hostile-request.ts";
import { anyJson, anyText } from "./hostile-texts.ts";

const asJson = (kind: string, body: unknown): HostileRequest => ({
  kind,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const event = fc.constant(["/", "direct", "views"]);

/** Almost valid reports: with something wrong in one event, around them, or too many of them. */
const spoiledBeacons = fc.oneof(
  anyJson.map((seen) => asJson("anything seen", seen)),
  fc
    .tuple(fc.array(event, { maxLength: 5 }), anyJson, fc.array(event, { maxLength: 5 }))
    .map(([before, odd, after]) => asJson("an odd event", [...before, odd, ...after])),
  fc
    .tuple(anyText, fc.constantFrom(1, 2))
    .map(([text, seen]) =>
      asJson("an odd word", [["/", "direct", "views"].with(seen, `x${text}`)]),
    ),
  fc
    .tuple(
      anyText.filter((key) => key !== "seen"),
      anyJson,
    )
    .map(([key, value]) =>
      asJson("more around it", { seen: [["/", "direct", "views"]], [key]: value }),
    ),
  fc.array(event, { minLength: 41, maxLength: 400 }).map((seen) => asJson("too many events", seen)),
);

test(`answers ${fuzzPlan.numRuns} hostile reports, and counts nothing`, async () => {
  const before = { stored: await everythingStored(), metrics: await counted() };
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(spoiledBeacons, hostileRequests("sendContactEmail")),
      async (hostile) => {
        const answer = await send(countEndpoint.name, hostile);
        expect([answer.status, answer.text]).toEqual([204, ""]);
        expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
      },
    ),
    fuzzPlan,
  );
  expect({ stored: await everythingStored(), metrics: await counted() }).toEqual(before);
  await beacon([["/", "direct", "views"]]);
  expect((await counted()).total.views, "and goes on working").toBe(before.metrics.total.views + 1);
});
