import type { StoredLead } from "#contract/lead";

/** Which one it is of the messages from one address, the oldest being 1. 0 while it isn't among those. */
export function messageNumber(
  id: string,
  newestFirst: readonly { id: string; row: Pick<StoredLead, "created_at"> }[],
): number {
  const at = newestFirst.findIndex((message) => message.id === id);
  return at === -1 ? 0 : newestFirst.length - at;
}

/** What is known of somebody's messages; empty for a first one. There are up to `most` rows, the newest first. */
export function historyWords(
  id: string,
  { rows, confirmed }: { rows: Parameters<typeof messageNumber>[1]; confirmed: boolean },
  most: number,
): string {
  if (rows.length >= most) return `${most}+ messages from this address`;
  const number = messageNumber(id, rows);
  if (number < 2) return "";
  return confirmed ? `${ordinalWords(number)} message from this address` : "Has written before";
}

const small = ["", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"];

/** "Third", "21st". */
export function ordinalWords(number: number): string {
  const last = number % 10;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][last] ?? "th");
  return small[number] || `${number}${ending}`;
}
