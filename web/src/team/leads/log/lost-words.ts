/** A note that was refused because its lead was deleted meanwhile. */
export interface LostNote {
  leadId: string;
  text: string | undefined;
}

/** What is said about them, in one message. */
export function lostWords(notes: readonly LostNote[]): { title: string; text: string | undefined } {
  const which = notes.length === 1 ? "your note" : `${notes.length} notes`;
  const isOneLead = new Set(notes.map(({ leadId }) => leadId)).size === 1;
  const texts = notes.flatMap(({ text }) => text?.trim() || []);
  return {
    title: `We couldn't save ${which}: ${isOneLead ? "that lead was" : "those leads were"} deleted`,
    text: texts.length > 0 ? `You wrote: ${texts.join(" · ")}` : undefined,
  };
}
