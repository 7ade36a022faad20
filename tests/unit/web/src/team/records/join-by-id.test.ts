import { expect, test } from "vitest";
import { joinById } from "#web/src/team/records/join-by-id.ts";

test("keeps the first of two entries with the same id", () => {
  const first = [
    { id: "a", from: "query" },
    { id: "b", from: "query" },
  ];
  const others = [
    { id: "b", from: "device" },
    { id: "c", from: "device" },
  ];
  expect(joinById(first, others)).toEqual([...first, { id: "c", from: "device" }]);
});

test("returns the same list if nothing is added, so nothing renders again", () => {
  const first = [{ id: "a" }];
  expect(joinById(first, [{ id: "a" }])).toBe(first);
});
