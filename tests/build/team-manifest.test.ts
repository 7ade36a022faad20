import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { z } from "zod";
import { readContent } from "#web/publish/content/read-content.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { teamPages } from "#web/src/team/team-pages.ts";
import { semanticTokens } from "#web/src/ui/theme/tokens.ts";
import { builtFiles, builtText } from "./site-build.ts";

const icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.string() });
const manifest = z
  .looseObject({
    icons: z.array(icon),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(icon) })),
  })
  .parse(JSON.parse(builtText("team.webmanifest")));
const site = z.looseObject({ id: z.string() }).parse(JSON.parse(builtText("manifest.webmanifest")));

test("is a separate app that opens at the dashboard", () => {
  expect(manifest).toMatchObject({
    id: "/dashboard",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    name: `${readContent().site.shortName} Team`,
    short_name: "Team",
  });
  expect(manifest.id).not.toBe(site.id);
});

test("uses the colors of the theme", () => {
  const { colors } = semanticTokens;
  expect(colors?.deep?.value).toMatchObject({ base: manifest.theme_color });
  expect(colors?.page?.value).toMatchObject({ base: manifest.background_color });
});

test("has shortcuts to the three lists", () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    "/company-leads",
    "/client-directory",
    "/client-tasks",
  ]);
  const titles = teamPages.map(({ title }) => title);
  for (const { name } of manifest.shortcuts) expect(titles).toContain(name);
});

test("has icons in the sizes that it states, and a maskable one", async () => {
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).sort();
  expect(purposes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src, sizes } of [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ]) {
    expect([...builtFiles]).toContain(src.slice(1));
    const { width, height } = await sharp(join(siteFolder, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
