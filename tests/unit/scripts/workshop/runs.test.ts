import { expect, test } from "vitest";
import { inTurns, median } from "#scripts/workshop/runs.ts";

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])("takes the median of %j", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("lets the subjects take turns", async () => {
  const seen: string[] = [];
  const measured = await inTurns([{ title: "a" }, { title: "b" }], 2, async ({ title }) =>
    seen.push(title),
  );
  expect(seen).toEqual(["a", "b", "a", "b"]);
  expect(measured.map(({ results }) => results)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});
