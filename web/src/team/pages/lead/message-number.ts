import type { StoredLead } from "#contract/lead";

/** Whether a visitor wrote it: not what the team added or imported. */
export function isMessage({ source }: Pick<StoredLead, "source">): boolean {
  return source !== "team" && source !== "import";
}

/** Which one it is of the messages from one address, the oldest being 1. 0 while it isn't among those. */
export function messageNumber(id: string, newestFirst: readonly { id: string }[]): number {
  const at = newestFirst.findIndex((message) => message.id === id);
  return at === -1 ? 0 : newestFirst.length - at;
}

interface Row {
  id: string;
  row: Pick<StoredLead, "source">;
}

/** What is known of somebody's messages; empty for a first one. There are up to `most` leads, the newest first. */
export function historyWords(
  id: string,
  { rows, confirmed }: { rows: readonly Row[]; confirmed: boolean },
  most: number,
): string {
  const messages = rows.filter(({ row }) => isMessage(row));
  if (rows.length >= most && messages.length > 1) {
    return `${messages.length}+ messages from this address`;
  }
  const number = messageNumber(id, messages);
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
