import type { Document } from "yaml";
import type { PictureSize } from "../../publish/content/pictures/picture-sizes.ts";
import type { FileChange } from "../file-change.ts";

interface SlotFile extends PictureSize {
  /** The path below `pictures`. */
  file: string;
}

/** A slot for a picture. */
export interface PictureSlot {
  files: SlotFile[];
  /** The size of the largest file. */
  size: PictureSize;
  /** The part that is kept of a picture with another shape: its most striking part, or its top. */
  focus: "attention" | "top";
  /** The current words for people who can't see it; "" if they have to be written again. */
  alt: string;
  /** Returns the file that names the picture, with the new one. */
  named(alt: string): FileChange;
}

/** Sets a picture's `{ file, alt, width, height }`. */
export function setPicture(
  document: Document,
  path: (string | number)[],
  { file, width, height }: SlotFile,
  alt: string,
): void {
  for (const [key, value] of Object.entries({ file, alt, width, height })) {
    document.setIn([...path, key], value);
  }
}
