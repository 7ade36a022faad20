import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { paths } from "#scripts/content/project-paths.ts";
import { encodePicture } from "#web/editing/pictures/encode-picture.ts";
import { portfolioFile, portfolioSizes } from "#web/publish/content/pictures/picture-sizes.ts";
import { checkContent, readYaml } from "#web/publish/content/read-yaml.ts";
import { portfolio } from "#web/src/site/content/collections-schema.ts";

const { path, value } = readYaml("portfolio.yaml");
const items = checkContent(portfolio, value, path);

describe.each(items)("$id", (item) => {
  it.each(portfolioSizes)("has a picture of $width x $height within its weight", async (size) => {
    const file = join(paths.pictures, portfolioFile(item.id, size));
    expect(existsSync(file), `run "npm run draw -- portfolio ${item.id}"`).toBe(true);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([size.width, size.height, "webp"]);
    expect(readFileSync(file).length).toBeLessThanOrEqual(size.maxBytes);
  });
});

test("refuses a picture that can't be made light enough, with advice", async () => {
  const noise = Buffer.from(
    Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251),
  );
  const picture = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } });
  await expect(encodePicture(picture, { width: 64, height: 64, maxBytes: 60 })).rejects.toThrow(
    "so many small details. Take another",
  );
});
