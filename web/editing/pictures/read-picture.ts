import sharp, { type Sharp } from "sharp";
import {
  headBytes,
  type PictureKind,
  pictureMetadata,
} from "../../publish/content/pictures/picture-metadata.ts";
import { PictureError } from "./picture-error.ts";

/** More than phones and cameras make. A small file that unpacks to more is an attack on the memory. */
const maxPixels = 120_000_000;
const maxBytes = 60_000_000;

const asJpg = "Save it as JPG or PNG, and take that file.";

const unusableKinds: Partial<Record<PictureKind, string>> = {
  HEIC: `It's a HEIC picture from an iPhone, which web pages can't show. On the iPhone: open it in Photos, tap Share, then Options, choose "Most Compatible" and save or mail it. Later pictures come as JPG with Settings > Camera > Formats > Most Compatible.`,
  SVG: `It's an SVG drawing, which can have a program inside. ${asJpg}`,
  GIF: `It's a GIF, which is heavy and coarse. ${asJpg}`,
  AVIF: `It's an AVIF picture, which not every browser shows. ${asJpg}`,
  TIFF: `It's a TIFF picture, which web pages can't show. ${asJpg}`,
};

/** A picture turned the right way up, with its size in that orientation. */
export interface UprightPicture {
  picture: Sharp;
  width: number;
  height: number;
}

/**
 * Reads a JPG, PNG or WebP of any size and turns it upright.
 * @throws PictureError for anything else.
 */
export async function readPicture(bytes: Buffer): Promise<UprightPicture> {
  const { kind } = pictureMetadata(bytes.subarray(0, headBytes), bytes.length);
  if (kind === undefined) {
    throw new PictureError("It's not a kind of picture we know. Take a JPG, PNG or WebP.");
  }
  const message = unusableKinds[kind];
  if (message) throw new PictureError(message);
  if (bytes.length > maxBytes) {
    throw new PictureError("It has more than 60 MB. Save it smaller first.");
  }
  // Beyond this limit, sharp refuses to start; the size check below explains it in words.
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) {
      throw new PictureError(
        `It has ${Math.round((width * height) / 1e6)} million pixels; ${maxPixels / 1e6} million are the most. Save it smaller first.`,
      );
    }
    return { picture: picture.autoOrient(), width, height };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw damaged();
  }
}

/** The error for a picture whose bytes turn out to be incomplete. */
export function damaged(): PictureError {
  return new PictureError(
    "It's damaged or incomplete. Open it, save it again as JPG, and take that file.",
  );
}
