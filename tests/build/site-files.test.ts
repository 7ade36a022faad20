import { expect, test } from "vitest";
import { readBuildManifest } from "#web/publish/built-site.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { readFirebaseConfig } from "#web/publish/hosting/firebase-config.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { builtFiles, builtRoutes, builtText } from "./site-build.ts";

const { site } = readContent();

test("lists exactly the indexable pages in the site map", () => {
  const indexable = builtRoutes
    .filter(({ document }) => document.all("meta", { name: "robots" }).length === 0)
    .map(({ route }) => `${site.origin}${route}`);
  const listed = [...builtText("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  expect(listed.toSorted()).toEqual(indexable.toSorted());
});

test("says in the site map when each page changed", () => {
  const urls = [...builtText("sitemap.xml").matchAll(/<url>(.*?)<\/url>/gs)];
  expect(urls).not.toEqual([]);
  for (const [, url] of urls) expect(url).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
});

test("lets all in and names the site map in robots.txt", () => {
  expect(builtText("robots.txt").trim().split(/\n+/)).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${site.origin}/sitemap.xml`,
  ]);
});

test("never caches that a file is missing", () => {
  // This rule must come last to win over the others.
  expect(readFirebaseConfig().hosting.headers.at(-1)).toEqual({
    source: "404.html",
    headers: [{ key: "Cache-Control", value: "no-store" }],
  });
});

test("has an unindexed page for unknown addresses", () => {
  const page = builtRoutes.find(({ file }) => file === "404.html");
  expect(page?.document.values("content", "meta", { name: "robots" })).toEqual([
    "noindex,nofollow",
  ]);
});

test.each(["favicon.ico", "apple-touch-icon.png", "social/default.png"])("%s exists", (file) => {
  expect([...builtFiles]).toContain(file);
});

test("publishes nothing that nobody should see", () => {
  expect([...builtFiles].filter((file) => /\.(map|env|yaml|md|tsx?)$/.test(file))).toEqual([]);
});

test("publishes only scripts that browsers load", () => {
  // None of them belongs to the program that renders the pages.
  const loaded = Object.values(readBuildManifest(siteFolder)).map(({ file }) => file);
  const scripts = [...builtFiles].filter((file) => /^assets\/.*\.js$/.test(file));
  expect(scripts.filter((file) => !loaded.includes(file))).toEqual([]);
});
