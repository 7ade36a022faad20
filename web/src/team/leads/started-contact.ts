import { useMemo, useSyncExternalStore } from "react";
import * as z from "zod";
import { storedValue } from "../../ui/device-storage.ts";

/** After this time, nobody remembers what came of the contact. */
const askedForMs = 24 * 60 * 60 * 1000;

const started = z.object({ kind: z.enum(["called", "wrote"]), at: z.number() });

type ContactKind = z.infer<typeof started>["kind"];

/**
 * A call or message that was started on a lead's page. It is stored because the phone may close the app. entry-seen.ts
 * writes it, too, the privacy page names it, and signing out deletes it by the beginning of its name.
 */
export function startedContact(leadId: string) {
  const stored = storedValue(
    "localStorage",
    `team-begun:${leadId}`,
    (value) => started.safeParse(value).data,
  );
  return {
    read(now = Date.now()): ContactKind | undefined {
      const contact = stored.read();
      return contact && now - contact.at < askedForMs ? contact.kind : undefined;
    },
    write: (kind: ContactKind) => stored.write({ kind, at: Date.now() }),
    remove: stored.remove,
  };
}

const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function publish(): void {
  for (const notify of listeners) notify();
}

/** The call or message whose outcome we ask for wherever its lead is shown, until somebody answers. */
export function useStartedContact(leadId: string) {
  const stored = useMemo(() => startedContact(leadId), [leadId]);
  const kind = useSyncExternalStore(subscribe, () => stored.read());
  return useMemo(
    () => ({
      kind,
      begin(next: ContactKind) {
        stored.write(next);
        publish();
      },
      end() {
        stored.remove();
        publish();
      },
    }),
    [stored, kind],
  );
}

export type StartedContact = ReturnType<typeof useStartedContact>;
