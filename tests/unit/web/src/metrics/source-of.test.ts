import { expect, test } from "vitest";
import { visitSources } from "#contract/metric-kinds";
import { sourceOf } from "#web/src/metrics/source-of.ts";

const page = (search = "") => new URL(`https://pine.example/contact${search}`);

test.each([
  ["", "direct"],
  ["no address", "direct"],
  ["https://pine.example/", "site"],
  ["https://www.google.com/search?q=ana+web", "search"],
  ["https://google.de/", "search"],
  ["https://duckduckgo.com/", "search"],
  ["android-app://com.google.android.googlequicksearchbox/", "search"],
  ["https://l.facebook.com/l.php?u=x", "social"],
  ["https://t.co/abc", "social"],
  ["https://boat.co/", "other"],
  ["https://notgoogle.example/", "other"],
  ["https://facebook.com.evil.example/", "other"],
  ["https://shop.example/ana?mail=ana@shop.example", "other"],
])("%j becomes one word: %s", (referrer, source) => {
  expect(sourceOf(referrer, page())).toBe(source);
});

test("prefers a mark in the link, and accepts only listed words", () => {
  expect(sourceOf("", page("?utm_source=qr"))).toBe("qr");
  expect(sourceOf("https://www.google.com/", page("?utm_source=map"))).toBe("map");
  const mailed = page("?utm_medium=mail&utm_source=newsletter-12");
  expect(sourceOf("https://l.facebook.com/", mailed)).toBe("newsletter");
  expect(sourceOf("", page("?utm_source=ana%40shop.example"))).toBe("direct");
  expect(sourceOf("https://pine.example/", page("?utm_source=qr")), "the next page").toBe("site");
  for (const source of ["direct", "site", "search", "social", "other"] as const) {
    expect(visitSources).toContain(source);
  }
});
