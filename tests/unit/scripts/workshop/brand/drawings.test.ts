import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { paths } from "#scripts/content/project-paths.ts";

const scenesFolder = join(paths.pictures, "scenes");
const scenes = readdirSync(scenesFolder).map((name) => ({ name, file: join(scenesFolder, name) }));
const drawings = [
  ...scenes,
  ...[paths.icons, paths.logo, paths.logoTile].map((file) => ({ name: basename(file), file })),
];

/** Our Content-Security-Policy refuses inline style; a picture must not load or run anything. */
const forbidden = /<(style|script|foreignObject|image)|\s(style|on[a-z]+)=|href="(?!#)|url\((?!#)/i;

describe.each(drawings)("$name", ({ file }) => {
  const svg = readFileSync(file, "utf8");

  it("is a plain drawing without style, script or anything from elsewhere", () => {
    expect(forbidden.exec(svg)?.[0]).toBeUndefined();
  });

  it("refers only to parts that it has", () => {
    const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it.each(scenes)("$name is 640 x 480 and below 6 kB", ({ file }) => {
  const svg = readFileSync(file, "utf8");
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 480" width="640" height="480">/);
  expect(svg.length).toBeLessThan(6000);
});

describe("icons", () => {
  const sprite = readFileSync(paths.icons, "utf8");
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);

  it("has each id once", () => {
    expect(ids.length).toBeGreaterThanOrEqual(50);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("takes its color from the text around it", () => {
    expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"/i);
  });

  it("is below 5 kB on the wire", () => {
    expect(brotliCompressSync(sprite).length).toBeLessThan(5000);
  });
});
