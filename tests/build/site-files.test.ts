import { expect, test } from "vitest";
import { readBuildManifest } from "#web/publish/built-site.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { builtFiles, builtRoutes, builtText } from "./built-site.ts";

const { site } = readContent();

test("the site map lists exactly the pages that may be indexed", () => {
  const indexable = builtRoutes
    .filter(({ document }) => document.all("meta", { name: "robots" }).length === 0)
    .map(({ route }) => `${site.origin}${route}`);
  const listed = [...builtText("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  expect(listed.toSorted()).toEqual(indexable.toSorted());
});

test("the site map says of each page when it changed", () => {
  const urls = [...builtText("sitemap.xml").matchAll(/<url>(.*?)<\/url>/gs)];
  expect(urls).not.toEqual([]);
  for (const [, url] of urls) expect(url).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
});

test("robots.txt lets all in and names the site map", () => {
  expect(builtText("robots.txt").trim().split(/\n+/)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${site.origin}/sitemap.xml`,
  ]);
});

test("of what is missing nobody keeps that it is: that rule comes last", () => {
  expect(readFirebaseConfig().hosting.headers.at(-1)).toEqual({
    source: "404.html",
    headers: [{ key: "Cache-Control", value: "no-store" }],
  });
});

test("an unknown address has its own page, which is not to be indexed", () => {
  const page = builtRoutes.find(({ file }) => file === "404.html");
  expect(page?.document.values("content", "meta", { name: "robots" })).toEqual([
    "noindex,nofollow",
  ]);
});

test.each([
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "manifest.webmanifest",
  "sw.js",
  "social/default.png",
])("%s is there", (file) => {
  expect([...builtFiles]).toContain(file);
});

test("nothing is published that nobody should see", () => {
  expect([...builtFiles].filter((file) => /\.(map|env|yaml|md|tsx?)$/.test(file))).toEqual([]);
});

test("every script is one that browsers load, none of the program that renders the pages", () => {
  const loaded = Object.values(readBuildManifest(siteFolder)).map(({ file }) => file);
  const scripts = [...builtFiles].filter((file) => /^assets\/.*\.js$/.test(file));
  expect(scripts.filter((file) => !loaded.includes(file))).toEqual([]);
});
