import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callables, countEndpoint, region } from "#contract/endpoints";
import { freeEmulatorPorts } from "#scripts/run/stack/free-ports.ts";
import { mailSettings } from "#scripts/run/stack/mail.ts";
import { call } from "../functions/call-function.ts";
import { contactForm } from "../functions/form-data.ts";
import { type OwnEmulators, startOwnEmulators } from "./own-emulators.ts";

const ports = await freeEmulatorPorts();
process.env.FUNCTIONS_EMULATOR_ORIGIN = `http://127.0.0.1:${ports.functions}`;

let own: OwnEmulators;
beforeAll(async () => {
  const only = ["functions", "firestore", "hosting"] as const;
  own = await startOwnEmulators({ ports, only, settings: mailSettings({ smtp: 1, ...ports }) });
});
afterAll(() => own.stop());

const { name } = callables.sendContactEmail;
const direct = { port: ports.functions, path: `/demo-agency/${region}/${name}` };
const ways: [string, typeof direct][] = [
  ["direct", direct],
  ["through Hosting", { port: ports.site, path: `/api/${name}` }],
];

/** Sends a body of this many bytes in pieces. @returns the status and the text of the response. */
async function upload(
  way: { port: number; path: string },
  bytes: number,
  { states = true, piece = 65_536, everyMs = 0 } = {},
): Promise<string> {
  const headers = {
    "content-type": "application/json",
    ...(states && { "content-length": bytes }),
  };
  const sending = request({ host: "127.0.0.1", method: "POST", headers, ...way });
  const answered = once(sending, "response");
  answered.catch(() => undefined);
  for (let left = bytes; left > 0 && !sending.destroyed; left -= piece) {
    const goesOn = sending.write(Buffer.alloc(Math.min(piece, left), "x"));
    if (everyMs) await pause(everyMs);
    else if (!goesOn) await Promise.race([once(sending, "drain"), answered]);
  }
  sending.end();
  const [response] = await answered;
  return `${response.statusCode} ${await text(response)}`;
}

const honest = () => call("sendContactEmail", contactForm());
const refused = expect.stringMatching(
  /^400 .*The form is too long: at most 40000 bytes can be sent/,
);

const cases = [10, 33, 100].flatMap((megabytes) =>
  ways.flatMap(([said, way]) =>
    [true, false].map((states) => ({ megabytes, said, way, states, length: states ? "a" : "no" })),
  ),
);

test.each(cases)("refuses $megabytes MB $said with $length length", async (body) => {
  const long = upload(body.way, body.megabytes * 1_000_000, { states: body.states });
  expect(await honest()).toMatchObject({ status: "OK" });
  expect(await long).toEqual(refused);
});

test("refuses ten at once, and takes a form in the meantime", async () => {
  const long = Array.from({ length: 10 }, (_, index) => {
    return upload(direct, 10_000_000, { states: index % 2 === 0 });
  });
  expect(await honest()).toMatchObject({ status: "OK" });
  expect(await Promise.all(long)).toEqual(long.map(() => refused));
});

test("lets a byte-by-byte form wait, but not the others", async () => {
  const slow = upload(direct, 5, { piece: 1, everyMs: 1000 });
  expect(await honest()).toMatchObject({ status: "OK" });
  expect(await slow).toMatch(/^400 .*This isn't the data of one of the site's forms/);
});

test("counts nothing in a long report of a visit, and keeps working", async () => {
  const way = { port: ports.functions, path: `/demo-agency/${region}/${countEndpoint.name}` };
  expect(await upload(way, 10_000_000)).toBe("204 ");
  expect(await upload(way, 10_000_000, { states: false })).toBe("204 ");
  expect(await honest()).toMatchObject({ status: "OK" });
});
