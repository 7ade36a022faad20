import type { StoredLead } from "#contract/lead";

/** Which one it is of the messages from one address, the oldest being 1. 0 while it isn't among those. */
export function messageNumber(
  id: string,
  newestFirst: readonly { id: string; row: Pick<StoredLead, "created_at"> }[],
): number {
  const at = newestFirst.findIndex((message) => message.id === id);
  return at === -1 ? 0 : newestFirst.length - at;
}

const small = ["", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** "Third", "21st". */
export function ordinalWords(number: number): string {
  const last = number % 10;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][last] ?? "th");
  return small[number] || `${number}${ending}`;
}
