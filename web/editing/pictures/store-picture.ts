import type { Sharp } from "sharp";
import type { PictureSize } from "../../publish/content/pictures/picture-sizes.ts";
import type { Crop, PhotoPreview } from "../editing-api.ts";
import { type FileChange, writeChanges } from "../file-change.ts";
import { encodePicture } from "./encode-picture.ts";
import { PictureError } from "./picture-error.ts";
import { pictureSlot } from "./picture-slot.ts";
import { damaged, readPicture, type UprightPicture } from "./read-picture.ts";

interface PictureOptions {
  /** The words for people who can't see it. A portfolio site keeps its own. */
  alt?: string | undefined;
  /** The part to show; without one, it is the most striking part. */
  crop?: Crop | undefined;
}

type PicturePreview = Omit<PhotoPreview, "image"> & { webp: Buffer };

function checkedCrop({ width, height }: UprightPicture, crop: Crop): Crop {
  const { left, top } = crop;
  const fits =
    [left, top, crop.width, crop.height].every(Number.isInteger) &&
    left >= 0 &&
    top >= 0 &&
    crop.width > 0 &&
    crop.height > 0 &&
    left + crop.width <= width &&
    top + crop.height <= height;
  if (!fits) throw new PictureError("The part you chose isn't inside the picture.");
  return crop;
}

/** Half the wanted resolution still looks good on a phone. */
function requireFine(width: number, height: number, size: PictureSize): void {
  if (width * 2 >= size.width && height * 2 >= size.height) return;
  throw new PictureError(
    `It's too small: ${width} x ${height} pixels, and this place wants ${size.width} x ${size.height}. Take the original, not a copy from a message.`,
  );
}

function fitted(
  { picture }: UprightPicture,
  size: PictureSize,
  focus: "attention" | "top",
  crop: Crop | undefined,
): Sharp {
  const part = crop ? picture.clone().extract(crop) : picture.clone();
  return part.resize(size.width, size.height, {
    fit: "cover",
    position: crop ? "center" : focus,
  });
}

/** Shows how a picture would look in a slot, and which part of the picture that is. @throws PictureError */
export async function previewCrop(
  bytes: Buffer,
  slotName: string,
  contentFolder: string,
  chosen?: Crop,
): Promise<PicturePreview> {
  const { size, focus } = pictureSlot(slotName, contentFolder);
  const upright = await readPicture(bytes);
  const { width, height } = upright;
  const crop = chosen && checkedCrop(upright, chosen);
  const image = fitted(upright, size, focus, crop).webp({ quality: 70 });
  const { data: webp, info } = await image.toBuffer({ resolveWithObject: true }).catch(() => {
    throw damaged();
  });
  if (crop) return { width, height, crop, webp };
  // The offsets belong to the picture after it was scaled down to just cover the slot.
  const scale = Math.max(size.width / width, size.height / height);
  const part = {
    width: Math.min(width, Math.round(size.width / scale)),
    height: Math.min(height, Math.round(size.height / scale)),
  };
  const offset = (shift: number | undefined, most: number) =>
    Math.max(0, Math.min(most, Math.round(-(shift ?? 0) / scale)));
  const left = offset(info.cropOffsetLeft, width - part.width);
  const top = offset(info.cropOffsetTop, height - part.height);
  return { width, height, crop: { left, top, ...part }, webp };
}

/**
 * The files of a picture in its slot: WebP in the sizes that the site uses, without the camera's metadata, and the
 * content that names it. @throws PictureError
 */
export async function pictureChanges(
  bytes: Buffer,
  slotName: string,
  contentFolder: string,
  { alt = "", crop }: PictureOptions,
): Promise<FileChange[]> {
  const slot = pictureSlot(slotName, contentFolder);
  const words = alt.replace(/\s+/g, " ").trim() || slot.alt;
  if (!words) {
    throw new PictureError(
      'Say what the picture shows, for people who can\'t see it, such as --alt="A baker behind her counter".',
    );
  }
  const upright = await readPicture(bytes);
  const part = crop && checkedCrop(upright, crop);
  requireFine(part?.width ?? upright.width, part?.height ?? upright.height, slot.size);
  const pictures = slot.files.map(async ({ file, ...size }) => {
    const text = await encodePicture(fitted(upright, size, slot.focus, part), size);
    return { file: `pictures/${file}`, text };
  });
  try {
    return [...(await Promise.all(pictures)), slot.named(words)];
  } catch (error) {
    throw error instanceof PictureError ? error : damaged();
  }
}

/** Puts a picture into its slot. Returns the written files, below the content folder. @throws PictureError */
export async function storePicture(
  bytes: Buffer,
  slotName: string,
  contentFolder: string,
  options: PictureOptions,
): Promise<string[]> {
  const changes = await pictureChanges(bytes, slotName, contentFolder, options);
  writeChanges(contentFolder, changes);
  return changes.map(({ file }) => file);
}
