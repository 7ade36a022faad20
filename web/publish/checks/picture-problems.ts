import { budgets } from "../budgets/budgets.ts";
import type { Content } from "../content/content.ts";
import type { PictureMetadata } from "../content/pictures/picture-metadata.ts";
import type { Problem } from "../content/problem.ts";
import { picturesOf } from "./shown-pictures.ts";

export interface PictureFiles {
  /** The pictures below web/content/pictures, by their names. */
  pictures: ReadonlyMap<string, PictureMetadata>;
}

type PicturedContent = Pick<Content, "pages" | "posts" | "portfolio">;

/** More than any screen shows. */
const maxPixels = 4_000_000;
/** Two shapes count as the same within this difference, because sizes are whole numbers. */
const tolerance = 0.02;

const ending = (file: string) => (file.endsWith(".svg") ? "SVG" : "WebP");
const folder = "web/content/pictures";

/** What is wrong with a file that the picture command can fix. */
function fileProblem(file: string, { kind, bytes, size }: PictureMetadata): string | undefined {
  if (kind === undefined) return "is no picture";
  if (kind !== ending(file)) return `is a ${kind} with another ending`;
  if (size && kind !== "SVG" && size.width * size.height > maxPixels) {
    return `has ${((size.width * size.height) / 1e6).toFixed(1)} million pixels; ${maxPixels / 1e6} million are the most`;
  }
  if (bytes > budgets.pictures) {
    return `has ${(bytes / 1e6).toFixed(1)} MB; ${budgets.pictures / 1e6} MB are the most`;
  }
}

const isShape = (one: { width: number; height: number }, other: typeof one) =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < tolerance;

/** Pictures that would fail the build, the budget or a visitor's patience. */
export function pictureProblems(content: PicturedContent, { pictures }: PictureFiles): Problem[] {
  return picturesOf(content).flatMap(({ picture, location, slot, wanted, typed }) => {
    const path = `${folder}/${picture}`;
    const fix =
      slot === undefined
        ? `Replace it with a WebP or SVG picture of at most ${budgets.pictures / 1e6} MB.`
        : `Run npm run picture -- ${path} ${slot} --alt="What it shows".`;
    const metadata = pictures.get(picture);
    // A missing picture is reported where it is named, or is an open point.
    if (!metadata) return [];
    const problem = fileProblem(picture, metadata);
    if (problem) return [{ ...location, message: `${path} ${problem}. ${fix}` }];
    const { size } = metadata;
    if (!size || isShape(size, wanted)) return [];
    const own = `${size.width} x ${size.height}`;
    const message = typed
      ? `${path} is ${own}, not ${wanted.width} x ${wanted.height}. Write width: ${size.width} and height: ${size.height}.`
      : `${path} is ${own}, and this place shows ${wanted.width} x ${wanted.height}. ${fix}`;
    return [{ ...location, message }];
  });
}
