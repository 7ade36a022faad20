import { describe, expect, test } from "vitest";
import { attributeOf, elementsIn, textOf } from "../build/html-document.ts";
import { builtRoute, builtRoutes } from "../build/site-build.ts";

/** Typed from the specification: the public routes except for posts. */
const routes = [
  "/",
  "/about",
  "/contact",
  "/fundraiser",
  "/results",
  "/web-design",
  "/web-design-pricing",
  "/web-design-cherry-hill",
  "/web-design-medford",
  "/web-design-voorhees",
  "/web-design-marlton",
  "/web-design-berlin",
  "/web-design-shamong",
  "/web-design-mount-laurel",
  "/web-design-haddonfield",
  "/blog",
  "/ai-automation",
  "/ai-automation-pricing",
  "/growth-services",
  "/auth",
];

test.each(routes)("builds %s, and links to it", (route) => {
  expect(builtRoute(route).file).toMatch(/\.html$/);
  const from = builtRoutes.filter(
    (other) => other.route !== route && other.document.values("href", "a").includes(route),
  );
  expect(from).not.toEqual([]);
});

test("has 19 posts", () => {
  expect(builtRoutes.filter(({ route }) => route.startsWith("/blog/"))).toHaveLength(19);
});

/** The words of the top navigation, and where they lead. */
const navigation = [
  ["Services", "/#services"],
  ["About", "/about"],
  ["Results", "/results"],
  ["Web Design", "/web-design"],
  ["AI Automation", "/ai-automation"],
  ["Growth Services", "/growth-services"],
  ["Blog", "/blog"],
  ["Book Free Call", "/contact?calendar#schedule"],
];

describe.each(builtRoutes)("$route", ({ document }) => {
  test("has the top navigation", () => {
    const links = elementsIn(document.byId("site-menu"), "a");
    const [call, ...others] = links.map((link) => [textOf(link), attributeOf(link, "href")]);
    expect(others).toEqual(navigation);
    // The call is our own addition before what the specification gives.
    expect(call?.[0]).toMatch(/^Call \(\d{3}\) /);
    expect(call?.[1]).toMatch(/^tel:/);
  });

  test("has a footer with services, mail, contact page and social links", () => {
    const [footer] = document.all("footer").slice(-1);
    const links = footer
      ? elementsIn(footer, "a").map((link) => attributeOf(link, "href") ?? "")
      : [];
    expect(links).toEqual(
      expect.arrayContaining([
        "/web-design",
        "/ai-automation",
        "/growth-services",
        "/contact",
        expect.stringMatching(/^mailto:.+@/),
        expect.stringContaining("facebook"),
        expect.stringContaining("instagram"),
      ]),
    );
  });
});
