import type { StoredLead } from "#contract/lead";

/** Says whether a visitor wrote the lead. Leads that the team added or imported are not messages. */
export function isMessage({ source }: Pick<StoredLead, "source">): boolean {
  return source !== "team" && source !== "import";
}

/** The message's number among those from one address, where the oldest is 1, or 0 if it isn't among them. */
export function messageNumber(id: string, newestFirst: readonly { id: string }[]): number {
  const at = newestFirst.findIndex((message) => message.id === id);
  return at === -1 ? 0 : newestFirst.length - at;
}

interface Row {
  id: string;
  row: Pick<StoredLead, "source">;
}

/** Says nothing for a first message. `rows` has up to `most` leads, newest first. */
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

/** The number as an ordinal: "Third", "21st". */
export function ordinalWords(number: number): string {
  const last = number % 10;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][last] ?? "th");
  return small[number] || `${number}${ending}`;
}
