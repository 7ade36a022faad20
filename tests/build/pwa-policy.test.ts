import { describe, expect, test } from "vitest";
import { cachingPolicy, ruleFor } from "#web/sw/caching-policy.ts";
import { hasExpectedType } from "#web/sw/expected-type.ts";
import { smallerPicture } from "#web/sw/smaller-picture.ts";

const rule = (
  pathname: string,
  { mode = "cors", destination = "" }: { mode?: RequestMode; destination?: RequestDestination },
) => ruleFor({ url: { pathname }, request: { mode, destination } })?.name;

const navigation = { mode: "navigate", destination: "document" } as const;

describe("the rule for a request", () => {
  test.each([
    ["/about", navigation, "pages"],
    ["/blog/some-post", navigation, "pages"],
    ["/apiary", navigation, "pages"],
    ["/assets/diner-AbCd1234.svg", { destination: "image" }, "pictures"],
    ["/social/home.png", { destination: "image" }, "pictures"],
    ["/assets/about-AbCd1234.js", { destination: "script" }, "parts"],
    ["/assets/site-AbCd1234.css", { destination: "style" }, "parts"],
    ["/api/send-contact-email", { mode: "cors" }, undefined],
    ["/api/send-contact-email", navigation, undefined],
    ["/__/auth/handler", navigation, undefined],
    ["/__/firebase/init.json", {}, undefined],
    ["/sitemap.xml", {}, undefined],
    ["/sw.js", {}, undefined],
  ] as const)("%s %o -> %s", (pathname, request, name) => {
    expect(rule(pathname, request)).toBe(name);
  });

  test("asks the network first for pages, and the cache for hashed files", () => {
    const strategies = cachingPolicy.map(({ name, strategy }) => [name, strategy]);
    expect(Object.fromEntries(strategies)).toEqual({
      pages: "network-first",
      pictures: "cache-first",
      parts: "cache-first",
    });
  });

  test("empties only what belongs to one version on an update", () => {
    expect(cachingPolicy.filter(({ untilUpdate }) => untilUpdate).map(({ name }) => name)).toEqual([
      "pages",
    ]);
  });
});

describe("the response's type", () => {
  const answer = (type: string, status = 200) => ({
    status,
    headers: new Headers({ "content-type": type }),
  });

  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/web-design", "text/html"],
    ["/blog/some-post", "text/html"],
    ["/assets/x-AbCd1234.js", "text/javascript; charset=utf-8"],
    ["/assets/x-AbCd1234.js", "application/javascript"],
    ["/assets/x-AbCd1234.css", "text/css"],
    ["/assets/x-AbCd1234.woff2", "font/woff2"],
    ["/favicon.ico", "image/x-icon"],
    ["/assets/x-AbCd1234.svg", "image/svg+xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ])("accepts %s as %s", (pathname, type) => {
    expect(hasExpectedType(pathname, answer(type))).toBe(true);
    expect(hasExpectedType(pathname, answer(type, 404))).toBe(false);
    expect(hasExpectedType(pathname, answer(type, 500))).toBe(false);
  });

  test.each([
    ["/assets/x-AbCd1234.js", "text/html"],
    ["/assets/x-AbCd1234.css", "text/html"],
    ["/assets/x-AbCd1234.svg", "text/html"],
    ["/web-design", "application/json"],
    ["/web-design", ""],
    ["/secret.json", "application/json"],
  ])("never accepts %s as %s", (pathname, type) => {
    expect(hasExpectedType(pathname, answer(type))).toBe(false);
  });
});

describe("the small picture in place of a large one", () => {
  const known = ["/", "/assets/diner-640-AbCd1234.webp", "/assets/diner-2-640-AbCd1234.webp"];

  test("has the same name", () => {
    expect(smallerPicture("/assets/diner-1280-Zz_-9876.webp", known)).toBe(known[1]);
    expect(smallerPicture("/assets/diner-2-1280-Zz_-9876.webp", known)).toBe(known[2]);
  });

  test.each(["/assets/farm-1280-Zz009876.webp", "/assets/diner-640-AbCd1234.webp", "/about"])(
    "doesn't exist for %s",
    (pathname) => {
      expect(smallerPicture(pathname, known)).toBeUndefined();
    },
  );
});
