import sharp from "sharp";

export interface ShotSize {
  width: number;
  height: number;
  maxBytes: number;
}

/** The two sizes that the pages show, each with its weight limit. */
export const sizes: ShotSize[] = [
  { width: 640, height: 400, maxBytes: 22_000 },
  { width: 1280, height: 800, maxBytes: 60_000 },
];

const QUALITIES = [86, 80, 74, 68, 60, 50, 40, 30];

/** A screenshot as WebP in the best quality that keeps the weight limit. */
export async function encodeShot(
  screenshot: Buffer,
  size: (typeof sizes)[number],
): Promise<Buffer> {
  const resized = sharp(screenshot).resize(size.width, size.height, {
    fit: "cover",
    position: "top",
  });
  for (const quality of QUALITIES) {
    const webp = await resized
      .clone()
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length <= size.maxBytes) return webp;
  }
  throw new Error(
    `The picture stays above ${size.maxBytes} bytes even in the lowest quality. ` +
      "The site probably opens with a large photograph: raise the limit in encode-shot.ts.",
  );
}
