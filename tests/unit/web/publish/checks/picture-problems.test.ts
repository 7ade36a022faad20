import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pictureProblems } from "#web/publish/checks/picture-problems.ts";
import { readProjectFiles } from "#web/publish/checks/project-files.ts";
import {
  headBytes,
  type PictureMetadata,
  pictureMetadata,
} from "#web/publish/content/pictures/picture-metadata.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { portfolio } from "#web/src/site/content/collections-schema.ts";
import { section } from "#web/src/site/content/section-schema.ts";
import { smallPage } from "../content/small-page.ts";

const content = readContent();
const [post] = content.posts;
if (!post) throw new Error("there are posts");

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "teal" } });
const metadataOf = (bytes: Buffer) => pictureMetadata(bytes.subarray(0, headBytes), bytes.length);

describe("the first bytes show", () => {
  const size = { width: 801, height: 450 };

  test.each<[string, () => Promise<Buffer>]>([
    ["a lossy one", () => picture(801, 450).removeAlpha().webp().toBuffer()],
    ["a lossless one", () => picture(801, 450).webp({ lossless: true }).toBuffer()],
    [
      "one with notes and transparent parts",
      () => picture(801, 450).ensureAlpha(0.5).withMetadata().webp().toBuffer(),
    ],
  ])("WebP and its size: %s", async (_name, bytes) => {
    expect(metadataOf(await bytes())).toMatchObject({ kind: "WebP", size });
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 801 450" width="8">',
    '\uFEFF<?xml version="1.0"?>\n<!-- <b> -->\n<svg viewBox="-5,0 801,450">',
  ])("a drawing and its size: %s", (text) => {
    expect(metadataOf(Buffer.from(text))).toMatchObject({ kind: "SVG", size });
  });

  test.each([
    ["JPG", () => picture(9, 9).jpeg().toBuffer()],
    ["PNG", () => picture(9, 9).png().toBuffer()],
    ["GIF", () => picture(9, 9).gif().toBuffer()],
    ["AVIF", () => picture(9, 9).avif().toBuffer()],
    ["TIFF", () => picture(9, 9).tiff().toBuffer()],
    ["HEIC", () => Buffer.from("\0\0\0\x24ftypheix\0\0\0\0mif1heix")],
    [undefined, () => Buffer.from("<html><svg></svg>")],
    [undefined, () => Buffer.alloc(0)],
  ])("the kind %s", async (kind, bytes) => {
    expect(metadataOf(await bytes()).kind).toBe(kind);
  });
});

/** A sound picture of 800 x 450, except for what a test changes. */
const metadata = (changes: Partial<PictureMetadata> = {}): PictureMetadata => ({
  kind: "WebP",
  bytes: 20_000,
  size: { width: 800, height: 450 },
  ...changes,
});
const ofPost = (changes: Partial<PictureMetadata>) =>
  pictureProblems(
    {
      pages: [],
      posts: [{ ...post, slug: "mine", picture: { ...post.picture, file: "posts/mine.webp" } }],
      portfolio: [],
    },
    { pictures: new Map([["posts/mine.webp", metadata(changes)]]) },
  ).map(problemLine);

describe("a picture of a post", () => {
  const start = "web/content/posts/mine.md: picture.file: web/content/pictures/posts/mine.webp";
  const fix =
    'Run npm run picture -- web/content/pictures/posts/mine.webp posts/mine --alt="What it shows".';

  test("that fits is no problem", () => {
    expect(ofPost({})).toEqual([]);
    expect(ofPost({ size: { width: 1600, height: 901 } })).toEqual([]);
  });

  test.each<[string, Partial<PictureMetadata>]>([
    ["is a JPG with another ending", { kind: "JPG", size: undefined }],
    ["is no picture", { kind: undefined }],
    ["has 12.0 million pixels; 4 million are the most", { size: { width: 4000, height: 3000 } }],
    ["has 7.5 MB; 0.45 MB are the most", { bytes: 7_500_000 }],
    ["is 640 x 480, and this place shows 800 x 450", { size: { width: 640, height: 480 } }],
  ])("%s", (message, changes) => {
    expect(ofPost(changes)).toEqual([`${start} ${message}. ${fix}`]);
  });
});

describe("a picture of a page", () => {
  const file = "scenes/team.webp";
  const problemsOf = (width: number, height: number, size: PictureMetadata["size"]) =>
    pictureProblems(
      {
        pages: [
          smallPage("here", {
            sections: [
              { kind: "hero", heading: "H" },
              { kind: "story", heading: "H", picture: { file, alt: "Us", width, height } },
            ],
          }),
        ],
        ...{ posts: [], portfolio: [] },
      },
      { pictures: new Map([[file, metadata({ size })]]) },
    ).map(problemLine);

  test("is reported with the size that it has, unless it is only finer", () => {
    expect(problemsOf(640, 480, { width: 1280, height: 960 })).toEqual([]);
    expect(problemsOf(6400, 480, { width: 1280, height: 960 })).toEqual([
      "web/content/pages/here.yaml: sections.1.picture: web/content/pictures/scenes/team.webp is 1280 x 960, not 6400 x 480. Write width: 1280 and height: 960.",
    ]);
  });
});

test("reports pictures that the picture command doesn't put", () => {
  const named = (file: string) => ({ file: `${file}.webp`, alt: "", width: 800, height: 450 });
  const screen = (file: string) => ({ label: "L", picture: named(file), points: ["One"] });
  const parts = ["One", "Two"].map((title) => ({ title, text: title }));
  const sections = [
    { kind: "hero", beside: { kind: "parts", picture: named("parts"), parts } },
    {
      kind: "hero",
      beside: { kind: "compare", note: "N", before: screen("before"), after: screen("after") },
    },
    { kind: "cards", picture: named("wide"), cards: [{ title: "One" }, { title: "Two" }] },
  ].map((one) => section.parse({ ...one, heading: "H" }));
  const files = ["parts", "before", "after", "wide"];
  const problems = pictureProblems(
    { pages: [{ ...smallPage("here"), sections }], posts: [], portfolio: [] },
    { pictures: new Map(files.map((file) => [`${file}.webp`, metadata({ kind: "JPG" })])) },
  );
  const fields = ["0.beside.picture", "1.beside.before.picture", "1.beside.after.picture"];
  expect(problems.map(problemLine)).toEqual(
    [...fields, "2.picture"].map(
      (field, index) =>
        `web/content/pages/here.yaml: sections.${field}: web/content/pictures/${files[index]}.webp is a JPG with another ending. Replace it with a WebP or SVG picture of at most 0.45 MB.`,
    ),
  );
});

test("reports a portfolio picture with the wrong shape", () => {
  const sites = portfolio.parse([
    { id: "diner", title: "Diner", url: "https://diner.example", trade: "Diner", alt: "Diner" },
  ]);
  const pictures = new Map([["portfolio/diner-640.webp", metadata()]]);
  const problems = pictureProblems({ pages: [], posts: [], portfolio: sites }, { pictures });
  expect(problems.map(problemLine)).toEqual([
    'web/content/portfolio.yaml: 0.id: web/content/pictures/portfolio/diner-640.webp is 800 x 450, and this place shows 640 x 400. Run npm run picture -- web/content/pictures/portfolio/diner-640.webp portfolio/diner --alt="What it shows".',
  ]);
});

test("knows the size of every delivered picture", () => {
  const { pictures } = readProjectFiles();
  expect([...pictures.values()].filter(({ size }) => size === undefined)).toEqual([]);
});
