import { afterEach, expect, test, vi } from "vitest";
import { startedContact } from "#web/src/team/leads/started-contact.ts";
import { useStorage } from "../../ui/fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

test("asks about a lead's started contact for a day or until answered", () => {
  useStorage("localStorage");
  const { read, write, remove } = startedContact("one");
  const hour = 60 * 60 * 1000;
  write("called");
  expect(read()).toBe("called");
  expect(startedContact("two").read()).toBeUndefined();
  expect(read(Date.now() + 23 * hour)).toBe("called");
  expect(read(Date.now() + 25 * hour)).toBeUndefined();
  remove();
  expect(read()).toBeUndefined();
});

test("ignores an entry of an earlier version without a time", () => {
  useStorage("localStorage").setItem("team-begun:one", '"called"');
  expect(startedContact("one").read()).toBeUndefined();
});
