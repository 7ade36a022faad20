/** The start of each text of a new entry that the owner still has to write. */
export const unwrittenMark = "WRITE:";

/** Whether the text, or a part of it, still has to be written. */
export function isUnwritten(text: string): boolean {
  return text.includes(unwrittenMark);
}
