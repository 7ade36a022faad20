/** A note that was refused because its record had been deleted. */
export interface LostNote {
  about: string;
  one: "lead" | "client" | "task";
  text: string | undefined;
}

/** The words for the deleted records: "that lead was", "those tasks were", "those leads and tasks were". */
function recordWords(notes: readonly LostNote[]): string {
  const kinds = [...new Set(notes.map(({ one }) => one))].sort();
  const isOne = new Set(notes.map(({ one, about }) => `${one} ${about}`)).size === 1;
  return isOne
    ? `that ${kinds[0]} was`
    : `those ${kinds.map((one) => `${one}s`).join(" and ")} were`;
}

/** One message about all of the notes. */
export function lostWords(notes: readonly LostNote[]): { title: string; text: string | undefined } {
  const which = notes.length === 1 ? "your note" : `${notes.length} notes`;
  const texts = notes.flatMap(({ text }) => text?.trim() || []);
  return {
    title: `We couldn't save ${which}: ${recordWords(notes)} deleted`,
    text: texts.length > 0 ? `You wrote: ${texts.join(" · ")}` : undefined,
  };
}
