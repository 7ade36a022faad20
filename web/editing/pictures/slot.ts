import type { Document } from "yaml";
import type { PictureSize } from "../../publish/content/pictures/picture-sizes.ts";
import type { FileChange } from "../file-change.ts";

interface SlotFile extends PictureSize {
  /** Below `pictures`. */
  file: string;
}

/** A place for a picture. */
export interface PictureSlot {
  files: SlotFile[];
  /** The largest of them. */
  size: PictureSize;
  /** What stays where the picture has another shape: its most striking part, or its top. */
  focus: "attention" | "top";
  /** The words for those who cannot see it, as they are now; "" where they have to be written anew. */
  alt: string;
  /** The file that names the picture, with the new one. */
  named(alt: string): FileChange;
}

/** Sets what a picture's `{ file, alt, width, height }` says. */
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
