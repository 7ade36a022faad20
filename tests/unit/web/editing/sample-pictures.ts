import { crc32 } from "node:zlib";
import sharp from "sharp";

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

const area = (width: number, height: number, background: typeof red) => ({
  create: { width, height, channels: 3 as const, background },
});

/** A picture that is red at the left and blue at the right. */
export function redAndBlue(width: number, height: number) {
  const input = area(Math.floor(width / 2), height, red);
  return sharp(area(width, height, blue)).composite([{ input, gravity: "west" }]);
}

/** As a phone stores it: lying on its side, with a note how it was held and where. */
export async function phonePicture(width: number, height: number): Promise<Buffer> {
  return redAndBlue(width, height)
    .withExif({ IFD0: { Copyright: "Ana Ruiz" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The color at a place, given as shares of the sides. */
export async function colorAt(picture: Buffer, across: number, down: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor(across * (info.width - 1));
  const row = Math.floor(down * (info.height - 1));
  const [r = 0, , b = 0] = data.subarray((row * info.width + column) * info.channels);
  return r > b ? "red" : "blue";
}

/** Dull above, where it counts as red, and below blue with much to look at. */
export async function pageWithDetailsBelow(width: number, height: number): Promise<Buffer> {
  const size = { width, height: Math.floor(height / 2) };
  const noise = { type: "gaussian" as const, mean: 128, sigma: 90 };
  const input = await sharp({ create: { ...size, channels: 3, background: blue, noise } })
    .png()
    .toBuffer();
  const top = {
    input: area(size.width, size.height, { r: 130, g: 130, b: 120 }),
    gravity: "north",
  };
  return sharp(area(width, height, blue))
    .composite([top, { input, gravity: "south" }])
    .png()
    .toBuffer();
}

/** A PNG of a few bytes whose head says that it is huge. */
export async function pictureThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await sharp(area(4, 4, red))
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
