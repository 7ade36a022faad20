import { expect, test } from "vitest";
import { joinById } from "#web/src/team/records/join-by-id.ts";

test("what is there twice stands there once, as it is among the first", () => {
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

test("with nothing to add it's the same list, so nothing is drawn again", () => {
  const first = [{ id: "a" }];
  expect(joinById(first, [{ id: "a" }])).toBe(first);
});
