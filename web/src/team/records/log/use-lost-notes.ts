import { useEffect } from "react";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { useLocalWrites } from "../../store/local-writes.ts";
import { unconfirmed } from "../../store/unconfirmed-writes.ts";
import { countWords } from "../words.ts";

/** @param texts what was typed for each. */
export function lostWords(texts: readonly string[]): { title: string; text: string | undefined } {
  const notes = countWords(texts.length, { one: "note", many: "notes" });
  const typed = texts.flatMap((text) => text.trim() || []);
  return {
    title: `We couldn't save ${notes} about something that was deleted`,
    text: typed.length > 0 ? `You wrote: ${typed.join(" · ")}` : undefined,
  };
}

/**
 * Reports entries that were refused because their record was deleted. A message replaces the one before, so each lists all
 * of them. Once shown, they are forgotten, because nothing can be done.
 */
export function useLostNotes(): void {
  const lost = [...useLocalWrites().values()].filter(({ isOrphaned }) => isOrphaned);
  const ids = lost.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other local writes change nothing about these
  useEffect(() => {
    if (lost.length === 0) return;
    const texts = lost.map(({ values }) =>
      [values[values.kind ?? ""], values.text].filter(Boolean).join(", "),
    );
    showToast({ kind: "error", stays: true, ...lostWords(texts) }).then(() => {
      for (const { id } of lost) unconfirmed(id).remove();
    });
  }, [ids]);
}
