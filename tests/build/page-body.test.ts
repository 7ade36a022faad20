import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { hoursText } from "#web/publish/content/hours-text.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { parsePolicy } from "#web/publish/hosting/content-security-policy.ts";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";
import { attributeOf, elementsIn, textOf } from "./html-document.ts";
import { builtRoutes } from "./site-build.ts";

const { pages, site } = readContent();
const notice = pages.find(({ name }) => name === "privacy");
// `textOf` returns only plain spaces.
const hours = hoursText(site.hours).replace(/\s/g, " ");

const policy = readFirebaseConfig()
  .hosting.headers.flatMap(({ headers }) => headers)
  .find(({ key }) => key === "Content-Security-Policy");
const allowedScripts = parsePolicy(policy?.value ?? "").get("script-src") ?? [];

describe.each(builtRoutes)("$route", ({ html, document }) => {
  test("is HTML that a browser doesn't need to repair", () => {
    expect(document.repairs).toEqual([]);
  });

  test("has one h1 with text, and one main", () => {
    const headings = document.all("h1").map(textOf);
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(/\S/);
    expect(document.all("main")).toHaveLength(1);
  });

  test("skips no level of headings", () => {
    const levels = document
      .all()
      .flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    const jumps = levels.filter(
      (level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1,
    );
    expect(jumps).toEqual([]);
  });

  test("sizes every picture, and describes or hides it", () => {
    const broken = document
      .all("img")
      .filter((picture) =>
        ["alt", "width", "height"].some((name) => attributeOf(picture, name) === undefined),
      );
    expect(broken.map((picture) => attributeOf(picture, "src"))).toEqual([]);
  });

  test("carries no inline styles or handlers", () => {
    expect(document.all("style")).toEqual([]);
    const attributes = document.all().flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(attributes.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
  });

  test("has of a tool only what its button says", () => {
    for (const tool of ["checkup", "estimator", "sketch"]) {
      const frames = document.all().filter((one) => attributeOf(one, "data-island") === tool);
      const given = frames.map((one) => JSON.parse(attributeOf(one, "data-props") ?? ""));
      expect(given).toEqual(frames.map((one) => ({ open: textOf(one) })));
    }
  });

  test("inlines only the two scripts that the security policy allows", () => {
    // These are the loader and the speculation rules.
    const scripts = document
      .all("script")
      .filter((script) => attributeOf(script, "type") !== "application/ld+json");
    expect(scripts).toHaveLength(2);
    const texts = [
      ...html.matchAll(
        /<script (?:data-background|type="speculationrules")[^>]*>(.*?)<\/script>/gs,
      ),
    ];
    const hashes = texts.map(([, text = ""]) => createHash("sha256").update(text).digest("base64"));
    expect(allowedScripts).toEqual(
      expect.arrayContaining(hashes.map((hash) => `'sha256-${hash}'`)),
    );
  });

  test("links to the privacy notice from the footer and each form", () => {
    const links = document.values("href", "a").filter((href) => href === notice?.path);
    const forms = document.all("form", { method: "post" });
    expect(links.length).toBeGreaterThanOrEqual(1 + forms.length);
  });

  test("shows our number in header, menu, banner and footer, and the hours", () => {
    const calls = (within: string) =>
      document
        .all(within)
        .flatMap((part) => elementsIn(part, "a"))
        .filter((link) => attributeOf(link, "href") === `tel:${site.phone.number}`);
    expect(calls("header")).toHaveLength(2);
    const [menu] = document.all(undefined, { popover: "auto" });
    const [first] = menu ? elementsIn(menu, "a") : [];
    expect(first && textOf(first)).toBe(`Call ${site.phone.display} ${hours}`);
    expect(calls("header")).toContain(first);
    expect(calls("aside").map(textOf)).toEqual([`Call ${site.phone.display}`]);
    expect(calls("footer").map(textOf)).toEqual([site.phone.display]);
    expect(document.all("footer").map(textOf).join()).toContain(hours);
  });

  test("shows no unfilled placeholder", () => {
    const written = html.replaceAll(/<script\b.*?<\/script>| data-props="[^"]*"/gs, "");
    // Without this, the braces of the props would look like placeholders.
    const props = document
      .values("data-props")
      .map((text) => inspect(JSON.parse(text), { depth: 9 }));
    expect(
      [written, ...props].join().match(/.{0,30}(\{\{|\}\}|\bundefined\b|\[object |picture:\/\/)/g),
    ).toBeNull();
  });
});

test("shares one stylesheet among all pages", () => {
  const stylesheets = new Set(
    builtRoutes.flatMap(({ document }) => document.values("href", "link", { rel: "stylesheet" })),
  );
  expect([...stylesheets]).toHaveLength(1);
  for (const { document } of builtRoutes) {
    expect(document.values("href", "link", { rel: "stylesheet" })).toHaveLength(1);
  }
});
