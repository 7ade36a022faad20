import { afterEach, expect, test, vi } from "vitest";
import { begunContact } from "#web/src/team/leads/begun-contact.ts";
import { useStorage } from "../../ui/fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("what was begun is asked about for a day, of its lead only, and until it's answered", () => {
  useStorage("localStorage");
  const { read, write, remove } = begunContact("one");
  const hour = 60 * 60 * 1000;
  write("called");
  expect(read()).toBe("called");
  expect(begunContact("two").read()).toBeUndefined();
  expect(read(Date.now() + 23 * hour)).toBe("called");
  expect(read(Date.now() + 25 * hour)).toBeUndefined();
  remove();
  expect(read()).toBeUndefined();
});

test("what an earlier version has left, without a time, is no question", () => {
  useStorage("localStorage").setItem("team-begun:one", '"called"');
  expect(begunContact("one").read()).toBeUndefined();
});
