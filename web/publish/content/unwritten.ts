/** Begins each text of a new entry that the owner has still to write. */
export const unwrittenMark = "WRITE:";

/** Whether a text is none yet, or has a part that is none. */
export function isUnwritten(text: string): boolean {
  return text.includes(unwrittenMark);
}
