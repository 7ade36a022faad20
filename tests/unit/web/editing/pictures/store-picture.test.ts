import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { previewCrop, storePicture } from "#web/editing/pictures/store-picture.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { contentCopy } from "../content-copy.ts";
import {
  colorAt,
  pageWithDetailsBelow,
  phonePicture,
  pictureThatClaims,
  redAndBlue,
} from "../sample-pictures.ts";

const alt = "A shop window";
const post = "marlton-local-seo-guide";
const jpg = (width: number, height: number) => redAndBlue(width, height).jpeg().toBuffer();

function folderWithReader() {
  const folder = contentCopy();
  return { folder, read: (file: string) => readFileSync(join(folder, file)) };
}

describe("a picture of a post", () => {
  test("is upright WebP of its slot's size, without the phone's metadata", async () => {
    const { folder, read } = folderWithReader();
    // The picture was held as 3000 x 4000, with red at the top.
    const bytes = await phonePicture(4000, 3000);
    expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("Ana Ruiz");
    const written = await storePicture(bytes, `posts/${post}`, folder, { alt });
    expect(written).toEqual([`pictures/posts/${post}.webp`, `posts/${post}.md`]);
    const webp = read(`pictures/posts/${post}.webp`);
    const { format, width, height, exif, icc, orientation } = await sharp(webp).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 800, height: 450 });
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    expect(webp.length).toBeLessThan(30_000);
    expect(await colorAt(webp, 0, 0)).toBe(await colorAt(webp, 1, 0));
  });

  test("is named in the post's front matter, and changes nothing else there", async () => {
    const { folder, read } = folderWithReader();
    const before = read(`posts/${post}.md`).toString().split("\n");
    await storePicture(await jpg(1600, 900), `posts/${post}`, folder, { alt: ` ${alt}\n` });
    const changed = read(`posts/${post}.md`)
      .toString()
      .split("\n")
      .filter((line, index) => line !== before[index]);
    expect(changed).toEqual([`  file: posts/${post}.webp`, `  alt: "${alt}"`]);
  });

  test("shows the chosen part, in pixels of the upright picture", async () => {
    const { folder, read } = folderWithReader();
    const bytes = await phonePicture(2000, 1500);
    const lower = { left: 100, top: 1200, width: 1280, height: 720 };
    await storePicture(bytes, `posts/${post}`, folder, { alt, crop: lower });
    const webp = read(`pictures/posts/${post}.webp`);
    for (const down of [0.1, 0.9]) expect(await colorAt(webp, 0.5, down)).toBe("blue");
    const whole = await previewCrop(bytes, `posts/${post}`, folder, lower);
    expect(whole).toMatchObject({ width: 1500, height: 2000, crop: lower });
    expect(await colorAt(whole.webp, 0.5, 0.1)).toBe("blue");
  });
});

test("previews the part that is shown, in the slot's shape", async () => {
  const bytes = await redAndBlue(3000, 1000).png().toBuffer();
  const { width, height, crop, webp } = await previewCrop(bytes, `posts/${post}`, contentFolder);
  expect({ width, height }).toEqual({ width: 3000, height: 1000 });
  expect(crop).toMatchObject({ top: 0, width: 1778, height: 1000 });
  expect(crop.left + crop.width).toBeLessThanOrEqual(3000);
  expect(await sharp(webp).metadata()).toMatchObject({ width: 800, height: 450 });
});

test("stores two pictures of a portfolio site's top, and keeps its text", async () => {
  const { folder, read } = folderWithReader();
  const before = read("portfolio.yaml");
  const tall = await pageWithDetailsBelow(1280, 4000);
  const written = await storePicture(tall, "portfolio/juniper-row-law", folder, {});
  expect(written.slice(0, 2)).toEqual([
    "pictures/portfolio/juniper-row-law-640.webp",
    "pictures/portfolio/juniper-row-law-1280.webp",
  ]);
  for (const [index, size] of [
    { width: 640, height: 400 },
    { width: 1280, height: 800 },
  ].entries()) {
    const webp = read(written[index] ?? "");
    expect(await sharp(webp).metadata()).toMatchObject({ ...size, format: "webp" });
    expect(await colorAt(webp, 0.5, 0.9)).toBe("red");
  }
  expect(read("portfolio.yaml")).toEqual(before);
});

test("stores and names a phone-shaped picture of a portfolio site", async () => {
  const { folder, read } = folderWithReader();
  const bytes = await jpg(1170, 2532);
  const slot = "portfolio/juniper-row-law/phone";
  expect(await storePicture(bytes, slot, folder, {})).toEqual([
    "pictures/portfolio/juniper-row-law-phone.webp",
    "portfolio.yaml",
  ]);
  const sites: { id: string; phone?: object }[] = parse(read("portfolio.yaml").toString());
  const file = "portfolio/juniper-row-law-phone.webp";
  const phone = { file, alt: "The same site on a phone", width: 390, height: 844 };
  expect(sites.flatMap((site) => (site.phone ? [[site.id, site.phone]] : []))).toEqual([
    ["juniper-row-law", phone],
  ]);
});

describe("a picture of a page", () => {
  test("of a story's person is square and stored with the name", async () => {
    const { folder, read } = folderWithReader();
    const words = { alt: "Dana Ruiz" };
    await storePicture(await jpg(2000, 1500), "pages/about/story/person", folder, words);
    const { sections } = parse(read("pages/about.yaml").toString());
    const picture = { file: "pages/about-story-person.webp", ...words, width: 480, height: 480 };
    expect(sections[1].person).toMatchObject({ picture });
    await expect(
      storePicture(await jpg(2000, 1500), "pages/about/guarantee/person", folder, words),
    ).rejects.toThrow("There's no place");
  });

  test("has its size stored, in a section given by its number or id", async () => {
    const { folder, read } = folderWithReader();
    await storePicture(await jpg(2000, 1500), "pages/about/2", folder, { alt });
    await storePicture(await jpg(2000, 1500), "pages/about/guarantee", folder, { alt });
    const { sections } = parse(read("pages/about.yaml").toString());
    const picture = { file: "pages/about-2.webp", alt, width: 1280, height: 960 };
    expect(sections[1].picture).toEqual(picture);
    expect(sections[4].picture).toEqual({ ...picture, file: "pages/about-guarantee.webp" });
    const { width, height } = await sharp(read("pictures/pages/about-2.webp")).metadata();
    expect([width, height]).toEqual([1280, 960]);
  });

  test("replaces the section's earlier picture, but no other section's", async () => {
    const { folder, read } = folderWithReader();
    const bytes = await jpg(2000, 1500);
    const stored = async () => (await storePicture(bytes, "pages/about/2", folder, { alt }))[0];
    expect(await stored()).toBe("pictures/pages/about-2.webp");
    expect(await stored()).toBe("pictures/pages/about-2.webp");
    const moved = read("pages/about.yaml").toString().replace("about-2.webp", "other.webp");
    writeFileSync(join(folder, "pages/about.yaml"), moved);
    expect(await stored()).toBe("pictures/pages/about-2-2.webp");
  });

  test("can belong to a card", async () => {
    const { folder, read } = folderWithReader();
    await storePicture(await jpg(2000, 1500), "pages/home/services/2", folder, { alt });
    const { sections } = parse(read("pages/home.yaml").toString());
    expect(sections[2].cards[1].picture).toMatchObject({ file: "pages/home-services-2.webp", alt });
  });
});

describe("refuses, and says what to do about", () => {
  const sound = () => jpg(1600, 900);
  const errorOf = async (bytes: Buffer, slot = `posts/${post}`, options = {}) =>
    storePicture(bytes, slot, contentFolder, { alt, ...options }).then(
      () => "stored",
      ({ name, message }: Error) => `${name}: ${message}`,
    );

  test.each([
    ...["posts/nothing", "portfolio/nothing", "pages/nothing/1", "pages/contact/99", "site.yaml"],
    ...["pages/home/testimonials", "pages/home/services/99", "posts/../site", "posts/a/b"],
  ])("a slot that doesn't exist: %s", async (slot) => {
    expect(await errorOf(await sound(), slot)).toMatch(
      /^PictureError: There's no place for a picture called ".+"\. Write posts\//,
    );
  });

  test.each(["", "  \n"])("no description of the picture: %j", async (words) => {
    expect(await errorOf(await sound(), undefined, { alt: words })).toMatch(
      /^PictureError: Say what the picture shows/,
    );
  });

  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /Most Compatible/],
    ["SVG", () => Buffer.from("<svg><script>x</script></svg>"), /program inside/],
    ["GIF", () => redAndBlue(900, 600).gif().toBuffer(), /It's a GIF/],
    ["AVIF", () => redAndBlue(900, 600).avif({ effort: 0 }).toBuffer(), /It's an AVIF picture/],
    ["TIFF", () => redAndBlue(900, 600).tiff().toBuffer(), /It's a TIFF picture/],
    ["a text", () => Buffer.from("%PDF-1.7"), /not a kind of picture/],
    ["nothing", () => Buffer.alloc(0), /not a kind of picture/],
    ["a small one", () => redAndBlue(320, 180).png().toBuffer(), /too small: 320 x 180 pixels/],
    ["half a file", async () => (await sound()).subarray(0, 3000), /damaged or incomplete/],
    ["only the beginning", () => Buffer.from("\x89PNG\r\n\x1a\nrubbish", "latin1"), /damaged/],
  ])("%s", async (_name, bytes, message) => {
    expect(await errorOf(await bytes())).toMatch(message);
  });

  test("a small file that unpacks to a huge picture", async () => {
    const bomb = await pictureThatClaims(16_000, 12_000);
    expect(bomb.length).toBeLessThan(1000);
    expect(await errorOf(bomb)).toMatch(/It has 192 million pixels; 120 million are the most\./);
  });

  test.each([
    { left: 0, top: 0, width: 1601, height: 900 },
    { left: -1, top: 0, width: 100, height: 100 },
    { left: 0.5, top: 0, width: 100, height: 100 },
    { left: 0, top: 0, width: 0, height: 100 },
  ])("the part %j", async (crop) => {
    expect(await errorOf(await sound(), undefined, { crop })).toMatch(/isn't inside the picture/);
  });
});
