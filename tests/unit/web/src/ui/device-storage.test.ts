import { afterEach, expect, test, vi } from "vitest";
import { storedFlag, storedTexts, storedValue } from "#web/src/ui/device-storage.ts";
import { refuseStorage, useStorage } from "./fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const asText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

test("a value is read as it was written, until it is removed", () => {
  useStorage("localStorage");
  const value = storedValue("localStorage", "team-begun:a", asText);
  expect(value.read()).toBeUndefined();
  expect(value.write("Rosa")).toBe(true);
  expect(value.read()).toBe("Rosa");
  value.remove();
  expect(value.read()).toBeUndefined();
});

test("the two storages and different keys are apart", () => {
  useStorage("localStorage");
  const session = useStorage("sessionStorage");
  storedValue("localStorage", "team-begun:a", asText).write("Rosa");
  expect(session.getItem("team-begun:a")).toBeNull();
  expect(storedValue("localStorage", "team-begun:b", asText).read()).toBeUndefined();
});

test.each(["{", "", "3", "null"])("%j is as good as none", (text) => {
  useStorage("localStorage").setItem("team-begun:a", text);
  expect(storedValue("localStorage", "team-begun:a", asText).read()).toBeUndefined();
});

test("a browser that refuses storage has no values, and says that it stored none", () => {
  refuseStorage("sessionStorage");
  const value = storedValue("sessionStorage", "draft-a", asText);
  expect(value.write("Rosa")).toBe(false);
  expect(value.read()).toBeUndefined();
  expect(() => value.remove()).not.toThrow();
});

test("a flag is set or not, whatever else stands there", () => {
  const storage = useStorage("sessionStorage");
  const flag = storedFlag("sessionStorage", "update-later");
  expect(flag.read()).toBeUndefined();
  flag.write(true);
  expect(flag.read()).toBe(true);
  storage.setItem("update-later", "false");
  expect(flag.read()).toBeUndefined();
});

test("a list of texts holds texts only", () => {
  const storage = useStorage("sessionStorage");
  const texts = storedTexts("sessionStorage", "unsent-later");
  texts.write(["/", "/about"]);
  expect(texts.read()).toEqual(["/", "/about"]);
  storage.setItem("unsent-later", '["/",3,null]');
  expect(texts.read()).toEqual(["/"]);
  storage.setItem("unsent-later", '"/"');
  expect(texts.read()).toBeUndefined();
});
