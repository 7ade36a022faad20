import type { Sharp } from "sharp";
import type { PictureSize } from "../../publish/content/pictures/picture-sizes.ts";
import { PictureError } from "./picture-error.ts";

const qualities = [86, 80, 74, 68, 60, 50, 40, 30];

/** Encodes a picture that already has its size as WebP, in the best quality that keeps the weight limit. */
export async function encodePicture(picture: Sharp, { maxBytes }: PictureSize): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await picture
      .clone()
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new PictureError(
    `It stays above ${Math.round(maxBytes / 1000)} kB even in the lowest quality, because it has so many small details. Take another, or a smaller part of it.`,
  );
}
