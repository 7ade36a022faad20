import { useMemo, useSyncExternalStore } from "react";
import { type BegunKind, begunContact } from "./begun-contact.ts";

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The call or message whose outcome we ask for wherever its lead is shown, until somebody answers. */
export function useBegunContact(leadId: string) {
  const stored = useMemo(() => begunContact(leadId), [leadId]);
  const begun = useSyncExternalStore(subscribe, () => stored.read());
  return useMemo(() => {
    const tell = () => {
      for (const notify of listeners) notify();
    };
    const begin = (kind: BegunKind) => {
      stored.write(kind);
      tell();
    };
    const end = () => {
      stored.remove();
      tell();
    };
    return { begun, begin, end };
  }, [stored, begun]);
}

export type BegunContact = ReturnType<typeof useBegunContact>;
