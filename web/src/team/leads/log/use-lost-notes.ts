import { useEffect, useMemo, useSyncExternalStore } from "react";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { localWrites } from "../../store/local-writes.ts";
import { forgetUnconfirmed } from "../../store/unconfirmed-writes.ts";
import { lostWords } from "./lost-words.ts";

/**
 * Tells of entries that were refused because their lead was deleted meanwhile: of others the lead's page tells. A message
 * takes the place of the one before, so each has them all. Once it is there they are forgotten, as nothing can be done.
 */
export function useLostNotes(): void {
  const writes = useSyncExternalStore(localWrites.subscribe, localWrites.all);
  const ids = [...writes.values()]
    .flatMap(({ id, state }) => (state === "orphaned" ? [id] : []))
    .join(" ");
  const lost = useMemo(
    () => ids.split(" ").flatMap((id) => localWrites.all().get(id) ?? []),
    [ids],
  );
  useEffect(() => {
    if (lost.length === 0) return;
    const notes = lost.map(({ leadId = "", values }) => ({ leadId, text: values.text }));
    showToast({ kind: "error", ...lostWords(notes) }).then(() => {
      for (const { id } of lost) forgetUnconfirmed(id);
    });
  }, [lost]);
}
