import { useEffect } from "react";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { useLocalWrites } from "../../store/local-writes.ts";
import { unconfirmed } from "../../store/unconfirmed-writes.ts";
import { lostWords } from "./lost-words.ts";

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
