import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paths } from "../../scripts/workshop/brand/project-paths.ts";
import { encodeShot, sizes } from "../../scripts/workshop/portfolio/encode-shot.ts";
import { checkContent, readYaml } from "../../web/publish/content/read-yaml.ts";
import { portfolio } from "../../web/src/site/content/collections-schema.ts";

const { path, value } = readYaml("portfolio.yaml");
const items = checkContent(portfolio, value, path);

describe.each(items)("$id", (item) => {
  it.each(sizes)("has a picture of $width x $height within its weight", async (size) => {
    const file = join(paths.pictures, "portfolio", `${item.id}-${size.width}.webp`);
    expect(existsSync(file), `run "npm run portfolio:shots -- ${item.id}"`).toBe(true);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({
      width: size.width,
      height: size.height,
      format: "webp",
    });
    expect(readFileSync(file).length).toBeLessThanOrEqual(size.maxBytes);
  });
});

describe("encodeShot", () => {
  const noise = (side: number) =>
    sharp(
      Buffer.from(Array.from({ length: side * side * 3 }, (_, index) => (index * 7919) % 251)),
      {
        raw: { width: side, height: side, channels: 3 },
      },
    )
      .png()
      .toBuffer();

  it("refuses a picture that cannot be made light enough, and says what to do", async () => {
    await expect(
      encodeShot(await noise(64), { width: 64, height: 40, maxBytes: 60 }),
    ).rejects.toThrow("raise the limit");
  });

  it("keeps the upper part of a tall page", async () => {
    const red = { r: 200, g: 20, b: 20 };
    const tall = await sharp({ create: { width: 640, height: 800, channels: 3, background: red } })
      .composite([
        {
          input: {
            create: { width: 640, height: 400, channels: 3, background: { r: 0, g: 0, b: 255 } },
          },
          gravity: "south",
        },
      ])
      .png()
      .toBuffer();
    const webp = await encodeShot(tall, { width: 640, height: 400, maxBytes: 22_000 });
    const { dominant } = await sharp(webp).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });
});
