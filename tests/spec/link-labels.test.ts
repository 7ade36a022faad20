import { expect, test } from "vitest";
import { builtRoutes } from "../build/built-site.ts";
import { attributeOf, textOf } from "../build/html-document.ts";

/** Where a link leads a person who wants to talk: our form, or the calendar of another company. */
function talkPlace(href: string): "form" | "calendar" | undefined {
  if (/^\/contact(?:[?#]|$)/.test(href)) return "form";
  return href.startsWith("https://scheduling.") ? "calendar" : undefined;
}

test("no label leads to the contact form in one place and to the outside calendar in another", () => {
  const places = new Map<string, Set<string>>();
  for (const { document } of builtRoutes) {
    for (const link of document.all("a")) {
      const place = talkPlace(attributeOf(link, "href") ?? "");
      const label = textOf(link).toLowerCase();
      if (place) places.set(label, (places.get(label) ?? new Set()).add(place));
    }
  }
  expect([...places.values()].some((found) => found.has("calendar"))).toBe(true);
  const torn = [...places].filter(([, found]) => found.size > 1).map(([label]) => label);
  expect(torn).toEqual([]);
});
