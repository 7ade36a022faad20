import { flag, readCommandLine } from "../../command-line.ts";
import { drawMissingSocialImages, drawSocialImages } from "./draw-social-images.ts";

const help = `npm run draw -- social [--missing] [<name> ...]

Draws the pictures that messengers and social networks show beside a link: one for each page and post, from its title
and its picture. A release draws those that are missing. Draw one anew after you have changed a title.

  <name>      the name of a page's or a post's file, such as home; without one, all are drawn
  --missing   only those that are not there
  --help      show this`;

/** `npm run draw -- social` */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, { missing: flag }, { allowPositionals: true });
  if (!read) return 0;
  if (read.values.missing) await drawMissingSocialImages();
  else await drawSocialImages(read.words);
  return 0;
}
