import { afterEach, expect, test, vi } from "vitest";
import { storedFlag, storedTexts, storedValue } from "../../web/src/ui/device-storage.ts";
import { refuseStorage, useStorage } from "./fake-storage.ts";

afterEach(() => vi.unstubAllGlobals());

const asText = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

test("a value is read as it was written, until it is removed", () => {
  useStorage("localStorage");
  const value = storedValue("localStorage", "name", asText);
  expect(value.read()).toBeUndefined();
  expect(value.write("Rosa")).toBe(true);
  expect(value.read()).toBe("Rosa");
  value.remove();
  expect(value.read()).toBeUndefined();
});

test("the two storages and different keys are apart", () => {
  useStorage("localStorage");
  useStorage("sessionStorage");
  storedValue("localStorage", "name", asText).write("Rosa");
  expect(storedValue("sessionStorage", "name", asText).read()).toBeUndefined();
  expect(storedValue("localStorage", "other", asText).read()).toBeUndefined();
});

test.each(["{", "", "3", "null"])("%j is as good as none", (text) => {
  useStorage("localStorage").setItem("name", text);
  expect(storedValue("localStorage", "name", asText).read()).toBeUndefined();
});

test("a browser that refuses storage has no values, and says that it stored none", () => {
  refuseStorage("sessionStorage");
  const value = storedValue("sessionStorage", "name", asText);
  expect(value.write("Rosa")).toBe(false);
  expect(value.read()).toBeUndefined();
  expect(() => value.remove()).not.toThrow();
});

test("a flag is set or not, whatever else stands there", () => {
  const storage = useStorage("sessionStorage");
  const flag = storedFlag("sessionStorage", "dismissed");
  expect(flag.read()).toBeUndefined();
  flag.write(true);
  expect(flag.read()).toBe(true);
  storage.setItem("dismissed", "false");
  expect(flag.read()).toBeUndefined();
});

test("a list of texts holds texts only", () => {
  const storage = useStorage("sessionStorage");
  const texts = storedTexts("sessionStorage", "places");
  texts.write(["/", "/about"]);
  expect(texts.read()).toEqual(["/", "/about"]);
  storage.setItem("places", '["/",3,null]');
  expect(texts.read()).toEqual(["/"]);
  storage.setItem("places", '"/"');
  expect(texts.read()).toBeUndefined();
});
