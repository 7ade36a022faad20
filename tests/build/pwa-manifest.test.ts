import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { readContent } from "#web/publish/content/read-content.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { webAppManifest } from "#web/publish/pwa/web-app-manifest.ts";
import { semanticTokens } from "#web/src/ui/theme/tokens.ts";

const dist = pathToFileURL(`${siteFolder}/`);
const picture = z.object({ src: z.string(), sizes: z.string(), type: z.string() });
const builtManifest = z.object({
  id: z.string(),
  scope: z.string(),
  start_url: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  dir: z.string(),
  display: z.string(),
  categories: z.array(z.string()),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(picture.extend({ purpose: z.enum(["any", "maskable"]) })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture) })),
  screenshots: z.array(picture.extend({ form_factor: z.string(), label: z.string() })),
});
const manifest = builtManifest.parse(
  JSON.parse(readFileSync(new URL("manifest.webmanifest", dist), "utf8")),
);
const { site, pages } = readContent();

test("is one app for the whole origin, with its own start mark", () => {
  expect(manifest).toMatchObject({
    id: "/",
    scope: "/",
    start_url: "/?source=pwa",
    display: "standalone",
    lang: "en-US",
    dir: "ltr",
  });
});

test("uses the owner's words", () => {
  expect(manifest).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    description: site.description,
  });
  const other = webAppManifest({ site: { ...site, name: "Another Agency" }, pages });
  expect(other.name).toBe("Another Agency");
});

test("has no shortcut for a page that is off the site", () => {
  const urls = (shown: typeof pages) =>
    webAppManifest({ site, pages: shown }).shortcuts?.map(({ url }) => url);
  expect(urls(pages)).toContain("/results?source=pwa");
  const others = pages.filter(({ path }) => path !== "/results");
  expect(urls(others)).toEqual(urls(pages)?.filter((url) => !url.startsWith("/results")));
});

test("uses the colors of the page", () => {
  const page = semanticTokens.colors?.page?.value;
  expect(page).toMatchObject({ base: manifest.theme_color });
  expect(manifest.background_color).toBe(manifest.theme_color);
});

test("has icons of 192 and 512 pixels, each plain and maskable", () => {
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort();
  expect(icons).toEqual(["192x192 any", "192x192 maskable", "512x512 any", "512x512 maskable"]);
});

test("has every picture in the size and type that it states", async () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...manifest.screenshots,
  ];
  expect(manifest.screenshots).toHaveLength(2);
  for (const { src, sizes, type } of pictures) {
    const file = readFileSync(new URL(`.${src}`, dist));
    const { width, height, format } = await sharp(file).metadata();
    expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
  }
});

test("opens the calendar from the shortcut that books a call", () => {
  const booking = manifest.shortcuts.find(({ name }) => name === site.navigation.call.label);
  expect(booking?.url).toBe("/contact?source=pwa&calendar#schedule");
});

test("leads from every shortcut to an existing page and place", () => {
  for (const { url } of manifest.shortcuts) {
    const { pathname, hash } = new URL(url, "https://www.agency.example");
    expect(pages.map(({ path }) => path)).toContain(pathname);
    const html = readFileSync(new URL(`.${pathname}.html`, dist), "utf8");
    if (hash) expect(html).toContain(`id="${hash.slice(1)}"`);
  }
});
