import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paths } from "#scripts/content/project-paths.ts";
import { readSocialCards } from "#scripts/content/social/social-cards.ts";

const publicFile = (name: string) => join(paths.public, name);

describe("app icons", () => {
  it.each([
    ["icons/icon-192.png", 192],
    ["icons/icon-512.png", 512],
    ["icons/icon-maskable-192.png", 192],
    ["icons/icon-maskable-512.png", 512],
    ["icons/team-192.png", 192],
    ["icons/team-512.png", 512],
    ["icons/team-maskable-512.png", 512],
    ["icons/team-apple-touch-icon.png", 180],
    ["apple-touch-icon.png", 180],
  ])("%s is a square of %i px", async (name, side) => {
    const { width, height, format } = await sharp(publicFile(name)).metadata();
    expect({ width, height, format }).toEqual({ width: side, height: side, format: "png" });
  });

  it.each(["icon-maskable-192", "icon-maskable-512", "team-maskable-512"])(
    "%s shows one opaque color outside the circle that platforms may cut",
    async (name) => {
      const { data, info } = await sharp(publicFile(`icons/${name}.png`))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ground = data.subarray(0, 4);
      expect(ground[3]).toBe(255);
      const center = (info.width - 1) / 2;
      const others = Array.from({ length: info.width * info.height }, (_, index) => index).filter(
        (index) => {
          const distance = Math.hypot(
            (index % info.width) - center,
            Math.floor(index / info.width) - center,
          );
          const pixel = data.subarray(index * 4, index * 4 + 4);
          return distance > info.width * 0.4 && !pixel.equals(ground);
        },
      );
      expect(others.length).toBe(0);
    },
  );
});

it.each([...readSocialCards()])(
  "%s has a social image of 1200 x 630 below 60 kB",
  async (name, { file }) => {
    expect(existsSync(file), `run "npm run draw -- social ${name}"`).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(readFileSync(file).length).toBeLessThanOrEqual(60_000);
  },
);

it("the display font is below 22 kB and where its style sheet says", () => {
  const css = readFileSync(join(paths.fonts, "fonts.css"), "utf8");
  const [, file = ""] = /url\("\.\/([^"]+)"\)/.exec(css) ?? [];
  expect(readFileSync(join(paths.fonts, file)).length).toBeLessThanOrEqual(22_000);
});
