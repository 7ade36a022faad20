import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { collections } from "#contract/collections";
import { budgetShares, countLimits, retentionDays } from "#contract/limits";
import type { CountedEvent } from "#contract/metric-kinds";
import { metricShards } from "#contract/site-metrics";
import { database } from "#functions/database.ts";
import type { ClientAddress } from "#functions/intake/client-address.ts";
import { countLimiter } from "#functions/metrics/count-limits.ts";
import { addToDay } from "#functions/metrics/stored-days.ts";
import { settledDay } from "../settled-day.ts";
import { beacon, counted } from "./beacon.ts";
import { freshAddress } from "./call-function.ts";

const nothing = [204, ""] as const;

describe("a page's report", () => {
  test("counts by day, page, source and kind", async () => {
    // Pages that the site doesn't have count together.
    const day = await settledDay();
    const before = await counted(day);
    const seen: CountedEvent[] = [
      ["/contact", "search", "views"],
      ["/contact", "search", "begun"],
      ["/contact", "search", "sent"],
      ["/contact", "qr", "views"],
      ["/made-up", "direct", "views"],
      ["__proto__", "direct", "views"],
    ];
    expect(await beacon(seen)).toEqual(nothing);
    const after = await counted(day);
    const more = (map: "byPage" | "bySource", key: string) =>
      (after[map].get(key)?.views ?? 0) - (before[map].get(key)?.views ?? 0);
    expect([more("byPage", "/contact"), more("byPage", "other")]).toEqual([2, 2]);
    expect([more("bySource", "search"), more("bySource", "qr")]).toEqual([1, 1]);
    expect(after.total).toEqual({
      ...before.total,
      views: before.total.views + 4,
      begun: before.total.begun + 1,
      sent: before.total.sent + 1,
    });
    expect([...after.byPage.keys()]).not.toContain("/made-up");
  });

  test("is exact for 1,000 reports at once, within the day's documents", async () => {
    const then = new Date("2031-05-06T16:00:00Z");
    const visit: CountedEvent[] = [
      ["/", "direct", "views"],
      ["/", "direct", "calls"],
      ["/pricing.v2", "search", "views"],
    ];
    await Promise.all(Array.from({ length: 1000 }, () => addToDay(visit, then)));
    const { total, byPage } = await counted("2031-05-06");
    expect(total).toMatchObject({
      views: 2000,
      calls: 1000,
      calendar: 0,
      begun: 0,
      sent: 0,
      kept: 0,
    });
    expect(byPage.get("/pricing.v2")?.views).toBe(1000);
    const days = database().collection(collections.siteNumbers).where("day", "==", "2031-05-06");
    const { docs } = await days.get();
    expect(docs).toHaveLength(metricShards);
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  });

  test("makes one expiring document for a quiet day", async () => {
    // Firestore deletes it after that time.
    const then = new Date("2031-06-07T16:00:00Z");
    for (const _ of [1, 2, 3]) await addToDay([["/", "direct", "views"]], then);
    const days = database().collection(collections.siteNumbers).where("day", "==", "2031-06-07");
    const { docs } = await days.get();
    expect(docs.map((document) => document.data())).toEqual([
      {
        day: "2031-06-07",
        expires_at: Timestamp.fromMillis(then.getTime() + retentionDays.siteNumbers * 86_400_000),
        numbers: { "/": { direct: { views: 3 } } },
      },
    ]);
    await docs[0]?.ref.delete();
  });
});

describe("a foreign report", () => {
  const good = [["/", "direct", "views"]];
  test.each<[string, unknown, Record<string, string>?]>([
    ["no JSON", "{"],
    ["nothing seen", []],
    ["another kind", [["/", "direct", "clicks"]]],
    ["another source", [["/", "https://shop.example/?q=1", "views"]]],
    ["more than a visit", Array.from({ length: 41 }, () => ["/", "direct", "views"])],
    ["something besides", [["/", "direct", "views", "visitor 1234"]]],
    ["a long page", [[`/${"x".repeat(200)}`, "direct", "views"]]],
    ["a long body", JSON.stringify(good) + " ".repeat(countLimits.beaconBytes)],
    ["what another site's page sends", good, { "sec-fetch-site": "cross-site" }],
  ])("gets the usual response and isn't counted: %s", async (_, body, headers) => {
    const before = await counted();
    expect(await beacon(body, headers)).toEqual(nothing);
    expect(await counted()).toEqual(before);
  });
});

test("limits reports per connection, network, caller, and in total", () => {
  // Other visitors are still counted.
  const mayCount = countLimiter(1);
  const hour = 3_600_000 * 1000;
  const from = (visitor: string, callerAddress = visitor) => ({
    ...{ visitor, callerAddress },
    isDirect: false,
  });
  const allowed = (senders: ClientAddress[], now = hour) =>
    senders.filter((sender) => mayCount(sender, now)).length;
  const times = (count: number, sender: (index: number) => ClientAddress) =>
    Array.from({ length: count }, (_, index) => sender(index));
  const { perAddress, perMachine } = countLimits;
  expect(allowed(times(perAddress + 5, () => from("one")))).toBe(perAddress);
  expect(allowed(times(5, () => from("other")))).toBe(5);
  expect(
    allowed(
      times(5, () => from("one")),
      hour + 3_600_000,
    ),
    "in the next hour",
  ).toBe(5);

  const later = hour + 2 * 3_600_000;
  const half = perMachine * budgetShares.machine;
  const forging = times(half + 5, (index) => from(`forged ${index}`, "caller"));
  expect(allowed(forging, later), "one caller").toBe(half);
  const quarter = perMachine * budgetShares.network;
  const inNetwork = times(quarter + 5, (index) => from(`2001:db8:1:${index}`, `caller ${index}`));
  expect(allowed(inNetwork, later), "one network").toBe(quarter);
  const others = times(perMachine, (index) => from(`other ${index}`));
  expect(allowed(others, later), "what those two left").toBe(quarter);
});

const foundDocuments = z.array(
  z.object({
    document: z
      .object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) })
      .optional(),
  }),
);

/** Returns every document of the store by its path, in one query that the SDK can't express. */
async function wholeStore(): Promise<Map<string, Record<string, unknown>>> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const documents = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/v1/${documents}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const found = foundDocuments.parse(await answer.json());
  return new Map(
    found.flatMap(({ document }) =>
      document ? [[document.name.slice(documents.length + 1), document.fields]] : [],
    ),
  );
}

test("stores nothing that belongs to a device or person", async () => {
  const before = await wholeStore();
  const address = freshAddress();
  const marks = {
    "x-forwarded-for": `${address}, ${freshAddress()}`,
    "user-agent": "CanaryBrowser/1.0 (Canary Phone 7)",
    cookie: "canary-cookie=canary-id",
    referer: "https://canary.example/canary-search?q=canary",
    "accept-language": "x-canary",
  };
  expect(await beacon([["/", "other", "views"]], marks)).toEqual(nothing);
  expect(await beacon([["/canary-page", "other", "views"]], marks)).toEqual(nothing);
  const after = await wholeStore();
  const changed = [...after].filter(
    ([path, data]) => JSON.stringify(data) !== JSON.stringify(before.get(path)),
  );
  expect(changed.length).toBeGreaterThan(0);
  for (const [path, data] of changed) {
    // Only our own words, known pages and figures, and times remain, so no id or hash is possible.
    expect(path).toMatch(/^site_numbers\/\d{4}-\d\d-\d\d-\d$/);
    expect(Object.keys(data).sort()).toEqual(["day", "expires_at", "numbers"]);
  }
  const text = JSON.stringify(changed).toLowerCase();
  for (const mark of ["canary", address, address.split(":").slice(0, 4).join(":")]) {
    expect(text).not.toContain(mark);
  }
});
