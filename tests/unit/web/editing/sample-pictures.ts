import { crc32 } from "node:zlib";
import sharp from "sharp";

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

const area = (width: number, height: number, background: typeof red) => ({
  create: { width, height, channels: 3 as const, background },
});

/** Makes a picture that is red on the left and blue on the right. */
export function redAndBlue(width: number, height: number) {
  const input = area(Math.floor(width / 2), height, red);
  return sharp(area(width, height, blue)).composite([{ input, gravity: "west" }]);
}

/** Makes a picture as a phone stores it: on its side, with notes on how it was held and where. */
export async function phonePicture(width: number, height: number): Promise<Buffer> {
  return redAndBlue(width, height)
    .withExif({ IFD0: { Copyright: "Ana Ruiz" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns the color at a place that is given as shares of the sides. */
export async function colorAt(picture: Buffer, across: number, down: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor(across * (info.width - 1));
  const row = Math.floor(down * (info.height - 1));
  const [r = 0, , b = 0] = data.subarray((row * info.width + column) * info.channels);
  return r > b ? "red" : "blue";
}

/** Makes a picture that is dull at the top, where it counts as red, and blue with many details below. */
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

/** Makes a PNG of a few bytes whose header says that it is huge. */
export async function pictureThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await sharp(area(4, 4, red))
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
