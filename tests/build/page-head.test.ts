import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { textOf } from "./html-document.ts";
import { builtFiles, builtRoutes } from "./site-build.ts";

const { site, pages } = readContent();

test("builds every page of the content", () => {
  const built = builtRoutes.map(({ route }) => route);
  expect(built).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
});

describe.each(builtRoutes)("the head of $route", ({ route, document }) => {
  const meta = (key: "name" | "property", value: string) =>
    document.values("content", "meta", { [key]: value });
  const [title = ""] = document.all("title").map(textOf);
  const [description = ""] = meta("name", "description");
  const address = `${site.origin}${route}`;

  test("has one title and one description, both short enough for search", () => {
    expect(document.all("head")).toHaveLength(1);
    expect(document.all("title")).toHaveLength(1);
    expect(meta("name", "description")).toHaveLength(1);
    expect(title).toMatch(/^.{1,59}$/);
    expect(description).toMatch(/^.{1,154}$/);
  });

  test("has the site's origin and the path as canonical", () => {
    expect(document.values("href", "link", { rel: "canonical" })).toEqual([address]);
  });

  test("has tags for previews", () => {
    expect(meta("property", "og:title")).toEqual([title]);
    expect(meta("property", "og:description")).toEqual([description]);
    expect(meta("property", "og:url")).toEqual([address]);
    expect(meta("property", "og:site_name")).toEqual([site.name]);
    expect(meta("property", "og:type")).toEqual([
      route.startsWith("/blog/") ? "article" : "website",
    ]);
    expect(meta("name", "twitter:card")).toEqual(["summary_large_image"]);
    expect(meta("name", "twitter:title")).toEqual([title]);
    expect(meta("name", "twitter:description")).toEqual([description]);
  });

  test("has its own social picture that exists", async () => {
    const [picture = ""] = meta("property", "og:image");
    expect(meta("name", "twitter:image")).toEqual([picture]);
    expect(picture.startsWith(`${site.origin}/social/`)).toBe(true);
    const file = picture.slice(site.origin.length + 1);
    expect([...builtFiles]).toContain(file);
    expect(meta("property", "og:image:width")).toEqual(["1200"]);
    expect(meta("property", "og:image:height")).toEqual(["630"]);
    const { width, height } = await sharp(join(siteFolder, file)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test("has robots tags only where the content asks for them", () => {
    const page = pages.find(({ path }) => path === route);
    expect(meta("name", "robots")).toEqual(page?.robots ? [page.robots] : []);
  });

  test("has language, viewport, icons and manifest", () => {
    expect(document.values("lang", "html")).toEqual(["en"]);
    expect(meta("name", "viewport")).toEqual(["width=device-width, initial-scale=1"]);
    expect(document.values("href", "link", { rel: "manifest" })).toEqual(["/manifest.webmanifest"]);
    expect(document.values("href", "link", { rel: "icon" })).toHaveLength(2);
  });
});

test.each(["title", "description", "picture"] as const)("no two pages share a %s", (what) => {
  const seen = builtRoutes.map(({ document }) => {
    if (what === "title") return document.all("title").map(textOf).join();
    const name = what === "picture" ? "twitter:image" : "description";
    return document.values("content", "meta", { name }).join();
  });
  expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
});
