import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { precacheList } from "#web/publish/budgets/precache-list.ts";
import { wireBytes } from "#web/publish/budgets/wire-bytes.ts";
import { fileOf, readBuiltPage, routeOf, withImports } from "#web/publish/built-site.ts";

const nothing = {
  ...{ unasked: [], islands: [], touched: [], stylesheets: [] },
  ...{ team: [], pictures: [], extras: [] },
};

describe("the files that a built page fetches", () => {
  test("include the loader's files, plain scripts and styles", () => {
    const html = [
      '<link rel="preload" as="image" href="/assets/logo.svg"/>',
      '<link rel="stylesheet" href="/assets/site-1.css">',
      '<link rel="modulepreload" href="/assets/early.js">',
      '<script type="application/ld+json">{"src":"/no.js"}</script>',
      '<script data-background="/assets/background.js">run()</script>',
      '<div data-island="a" data-scripts="/assets/a.js /assets/b.js"></div>',
      '<div data-island="c" data-scripts="/assets/a.js /assets/c.js"></div>',
      '<script async src="/assets/plain.js"></script>',
    ].join("");
    expect(readBuiltPage(html)).toEqual({
      ...nothing,
      unasked: ["assets/background.js", "assets/plain.js", "assets/early.js"],
      islands: ["assets/a.js", "assets/b.js", "assets/c.js"],
      stylesheets: ["assets/site-1.css"],
    });
  });

  test("are none on a page without script", () => {
    expect(readBuiltPage("<p>Hello</p>")).toEqual(nothing);
  });

  test("include the entry of a shell of the team area", () => {
    const html = '<script type="module" src="/assets/entry-team-1.js" data-team></script>';
    expect(readBuiltPage(html).team).toEqual(["assets/entry-team-1.js"]);
  });

  test("include what a touch and a press bring on the sign-in page", () => {
    const html =
      '<script data-touched="/assets/react.js" data-scripts="/assets/team.js /assets/react.js" data-background="/assets/background.js" src="/assets/wait.js" data-team></script>';
    expect(readBuiltPage(html)).toMatchObject({
      unasked: ["assets/background.js", "assets/wait.js"],
      touched: ["assets/react.js"],
      islands: ["assets/team.js", "assets/react.js"],
      team: ["assets/wait.js"],
    });
  });

  test.each([
    ["index.html", "/"],
    ["about.html", "/about"],
    ["blog/a-post.html", "/blog/a-post"],
  ])("%s is served at %s", (file, route) => {
    expect(routeOf(file)).toBe(route);
    expect(fileOf(route)).toBe(file);
  });

  test("files with an ending are served under their name", () => {
    expect(fileOf("/assets/a-1.2.js")).toBe("assets/a-1.2.js");
    expect(routeOf("assets/a-1.2.js")).toBe("/assets/a-1.2.js");
  });
});

describe("scripts with their imports", () => {
  const chunks = {
    entry: { file: "entry.js", imports: ["shared", "page"], dynamicImports: [] },
    page: { file: "page.js", imports: ["shared"], dynamicImports: ["later"] },
    shared: { file: "shared.js", imports: ["page"], dynamicImports: [] },
    later: { file: "later.js", imports: [], dynamicImports: [] },
  };

  test("lists each once, and what they may load later on request", () => {
    // The page and the shared one import each other.
    expect(withImports(chunks, ["entry.js"])).toEqual(["entry.js", "shared.js", "page.js"]);
    expect(withImports(chunks, ["page.js"], (key) => key === "later")).toEqual([
      "page.js",
      "shared.js",
      "later.js",
    ]);
  });

  test("refuses an unknown file", () => {
    const words = "the build manifest has no chunk with the file old.js";
    expect(() => withImports(chunks, ["old.js"])).toThrow(words);
  });
});

test("weighs text compressed and pictures as they are", () => {
  const text = Buffer.from("the same words ".repeat(1000));
  expect(wireBytes("a.html", text)).toBeLessThan(100);
  expect(wireBytes("a.webp", text)).toBe(text.length);
  const noise = randomBytes(1000);
  expect(wireBytes("a.js", noise)).toBeGreaterThanOrEqual(1000);
});

describe("the precache in a built worker", () => {
  test("is read with its marks", () => {
    const entries = [
      { revision: null, url: "/assets/a.js" },
      { revision: "1f", url: "/about", part: "background", integrity: "sha256-AbC=" },
    ];
    expect(precacheList(`x(${JSON.stringify(entries)}||[])`)).toEqual(entries);
  });

  test.each(["x([])", 'x([{"revision":"1f","url":"/","part":"other"}])'])(
    "%s has none",
    (worker) => {
      expect(() => precacheList(worker)).toThrow();
    },
  );
});
