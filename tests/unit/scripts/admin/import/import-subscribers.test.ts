import { describe, expect, test } from "vitest";
import { withoutReaders } from "#scripts/admin/import/import-summary.ts";
import { importTables } from "#scripts/admin/project/stored-tables.ts";
import type { Fields } from "#web/src/import/table.ts";
import { planIn } from "../../../web/src/import/plan-text.ts";

const { subscribers } = importTables;
const head =
  "id,email,source,wants_newsletter,left_before,confirmed_at,ended_at,ended_for,created_at";
const day = "2026-01-02T10:00:00.000Z";
const person = { email: "ana@shop.example", source: "web-design-page", created_at: day };
const confirmed = `a,ana@shop.example,web-design-page,true,,${day},,,${day}`;

/** Plans the import of a file for a person whose stored state is `now`. */
function read(line: string, now: Fields | undefined) {
  const existing = now ? [{ id: "a", fields: { ...person, ...now } }] : [];
  return planIn(subscribers, `${head}\n${line}\n`, existing);
}

const stays =
  "email: they have left the newsletter since this file was written, and stay off it (line 2).";

describe("an old export of subscribers", () => {
  test.each([
    ["left", { wants_newsletter: false, left_before: true }],
    ["signed up again, without confirming", { wants_newsletter: true, left_before: true }],
    [
      "refused our mail",
      { wants_newsletter: false, confirmed_at: day, ended_at: day, ended_for: "550" },
    ],
    ["left, was deleted, and asked for a quote", { wants_newsletter: false }],
  ])("changes nothing about a person who has %s", async (_, now) => {
    const { fates, notes } = await read(confirmed, now);
    expect([fates, notes]).toEqual([["2: a"], [stays]]);
  });

  test("changes nothing about a reader either", async () => {
    const now = { wants_newsletter: true, confirmed_at: day };
    const left = `a,ana@shop.example,web-design-page,false,true,,,,${day}`;
    expect(await read(left, now)).toMatchObject({ fates: ["2: a"], notes: [] });
    expect(await read(confirmed, now)).toMatchObject({ fates: ["2: a"], notes: [] });
  });

  test("adds no unknown person as a reader unless the list was lost", async () => {
    const all = await read(confirmed, undefined);
    expect(all.fates).toEqual(["2: new"]);
    const { rows, bad } = withoutReaders({ ...all, bad: [] });
    expect(rows).toEqual([]);
    expect(bad).toEqual([{ line: 2, problems: [expect.stringContaining("--list-was-lost")] }]);
  });

  test("restores people who would get no issue", async () => {
    for (const line of [
      `a,ana@shop.example,web-design-page,false,true,,,,${day}`,
      `a,ana@shop.example,berlin-web-design-cta,false,,,,,${day}`,
      `a,ana@shop.example,web-design-page,true,,,,,${day}`,
    ]) {
      expect(withoutReaders({ ...(await read(line, undefined)), bad: [] }).rows).toHaveLength(1);
    }
  });
});
