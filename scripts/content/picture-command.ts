import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { z } from "zod";
import { PictureError } from "../../web/editing/pictures/picture-error.ts";
import { storePicture } from "../../web/editing/pictures/store-picture.ts";
import { contentFolder } from "../../web/publish/content-folder.ts";
import { ask } from "../ask.ts";
import { readCommandLine } from "../command-line.ts";
import { PlainFailure } from "../plain-failure.ts";

const help = `npm run picture -- <file> <place> --alt="<what it shows>"

Puts a JPG, PNG or WebP of any size into its place: turned upright, cut to the shape that is shown there, and made small
enough for phones. The content then names it by itself.

  npm run picture -- ~/IMG_2041.jpg posts/our-winter-hours --alt="A lamp in a shop window"
  npm run picture -- screenshot.png portfolio/tulip-lane
  npm run picture -- phone.png portfolio/tulip-lane/phone
  npm run picture -- team.jpg pages/about/2 --alt="Dana and Luis at the workbench"
  npm run picture -- dana.jpg pages/about/story/person --alt="Dana Ruiz"

A place is posts/<post>, portfolio/<id>, or pages/<page>/<section>: a section by its id, or by its number from 1. For a
card in a section of cards, add its number: pages/home/services/2. For a site as a phone shows it, add /phone to its
place; for the person who tells a story, add /person.

  --alt=<words>            what it shows, for people who can't see it
  --crop=<l>,<t>,<w>,<h>   the part to show, in pixels from the left and the top; else the most striking one
  --help                   show this`;

const crop = z
  .string()
  .regex(/^\d+(,\d+){3}$/, "must be four numbers such as 0,120,1600,900")
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
    return { left, top, width, height };
  });

function readFile(file: string): Buffer {
  try {
    return readFileSync(file.replace(/^~(?=[/\\])/, homedir()));
  } catch {
    throw new PlainFailure(
      `There is no file ${file}. Drag it into this window to get its full name.`,
    );
  }
}

/** `npm run picture` */
export async function main(args: string[]): Promise<number> {
  const shape = { alt: z.string().optional(), crop: crop.optional() };
  const read = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!read) return 0;
  const [file, slot, ...rest] = read.words;
  if (!file || !slot || rest.length > 0) {
    throw new PlainFailure(
      `Name a file and its place, such as: npm run picture -- photo.jpg posts/my-post --alt="What it shows"\nA name with spaces needs quotation marks.`,
    );
  }
  const bytes = readFile(file);
  const alt =
    read.values.alt ??
    (slot.startsWith("portfolio/")
      ? undefined
      : await ask("What does it show, for people who can't see it? "));
  try {
    const written = await storePicture(bytes, slot, contentFolder, { ...read.values, alt });
    console.log(["Written:", ...written.map((name) => `  web/content/${name}`)].join("\n"));
    return 0;
  } catch (error) {
    throw error instanceof PictureError ? new PlainFailure(`${file}: ${error.message}`) : error;
  }
}
