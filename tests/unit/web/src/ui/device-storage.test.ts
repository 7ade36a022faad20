import { afterEach, expect, test, vi } from "vitest";
import { storedFlag, storedTexts, storedValue } from "#web/src/ui/device-storage.ts";
import { refuseStorage, useStorage } from "./fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const asText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

test("reads a value as it was written, until it is removed", () => {
  useStorage("localStorage");
  const value = storedValue("localStorage", "team-begun:a", asText);
  expect(value.read()).toBeUndefined();
  expect(value.write("Rosa")).toBe(true);
  expect(value.read()).toBe("Rosa");
  value.remove();
  expect(value.read()).toBeUndefined();
});

test("keeps the two storages and different keys apart", () => {
  useStorage("localStorage");
  const session = useStorage("sessionStorage");
  storedValue("localStorage", "team-begun:a", asText).write("Rosa");
  expect(session.getItem("team-begun:a")).toBeNull();
  expect(storedValue("localStorage", "team-begun:b", asText).read()).toBeUndefined();
});

test.each(["{", "", "3", "null"])("%j counts as no value", (text) => {
  useStorage("localStorage").setItem("team-begun:a", text);
  expect(storedValue("localStorage", "team-begun:a", asText).read()).toBeUndefined();
});

test("has no values in a browser that refuses storage, and says so", () => {
  refuseStorage("sessionStorage");
  const value = storedValue("sessionStorage", "draft-a", asText);
  expect(value.write("Rosa")).toBe(false);
  expect(value.read()).toBeUndefined();
  expect(() => value.remove()).not.toThrow();
});

test("reads a flag as set or not, whatever else is stored", () => {
  const storage = useStorage("sessionStorage");
  const flag = storedFlag("sessionStorage", "update-later");
  expect(flag.read()).toBeUndefined();
  flag.write(true);
  expect(flag.read()).toBe(true);
  storage.setItem("update-later", "false");
  expect(flag.read()).toBeUndefined();
});

test("keeps only texts in a list of texts", () => {
  const storage = useStorage("sessionStorage");
  const texts = storedTexts("sessionStorage", "unsent-later");
  texts.write(["/", "/about"]);
  expect(texts.read()).toEqual(["/", "/about"]);
  storage.setItem("unsent-later", '["/",3,null]');
  expect(texts.read()).toEqual(["/"]);
  storage.setItem("unsent-later", '"/"');
  expect(texts.read()).toBeUndefined();
});
