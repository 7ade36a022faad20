import type { UnsentForm } from "./outbox-store.ts";

let forms: readonly UnsentForm[] = [];
let idsWithPanel: readonly string[] = [];
const failedIds = new Set<string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The forms that wait on this device, for React's `useSyncExternalStore`. */
export const unsentList = {
  read: () => forms,
  /** The notice need not mention these forms. */
  readIdsWithPanel: () => idsWithPanel,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  replace(unsent: readonly UnsentForm[]): void {
    forms = unsent;
    notify();
  },
  /** The form is done, but didn't do what the visitor wanted, such as a sign-up of an address that is on the list. */
  noteFailure(id: string): void {
    failedIds.add(id);
  },
  hasFailed: (id: string) => failedIds.has(id),
  addPanel(id: string): () => void {
    idsWithPanel = [...idsWithPanel, id];
    notify();
    return function removePanel() {
      idsWithPanel = idsWithPanel.filter((other) => other !== id);
      notify();
    };
  },
};
