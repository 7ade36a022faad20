import { useEffect } from "react";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { useLocalWrites } from "../../store/local-writes.ts";
import { unconfirmed } from "../../store/unconfirmed-writes.ts";

/** A note that was refused because its record had been deleted. */
interface LostNote {
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

export function lostWords(notes: readonly LostNote[]): { title: string; text: string | undefined } {
  const which = notes.length === 1 ? "your note" : `${notes.length} notes`;
  const texts = notes.flatMap(({ text }) => text?.trim() || []);
  return {
    title: `We couldn't save ${which}: ${recordWords(notes)} deleted`,
    text: texts.length > 0 ? `You wrote: ${texts.join(" · ")}` : undefined,
  };
}

const singular = { leads: "lead", clients: "client", tasks: "task" } as const;

/**
 * Reports entries that were refused because their record was deleted. The record's page reports all others. A message
 * replaces the one before, so each lists all of them. Once shown, they are forgotten, because nothing can be done.
 */
export function useLostNotes(): void {
  const lost = [...useLocalWrites().values()].filter(({ isOrphaned }) => isOrphaned);
  const ids = lost.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other local writes change nothing about these
  useEffect(() => {
    if (lost.length === 0) return;
    const notes = lost.map(({ collection, logOf = "", values }) => ({
      about: logOf,
      one: singular[collection],
      text: [values[values.kind ?? ""], values.text].filter(Boolean).join(", "),
    }));
    showToast({ kind: "error", stays: true, ...lostWords(notes) }).then(() => {
      for (const { id } of lost) unconfirmed(id).remove();
    });
  }, [ids]);
}
