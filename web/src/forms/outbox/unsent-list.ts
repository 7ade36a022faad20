import { readUnsent } from "./outbox-store.ts";
import type { UnsentForm } from "./unsent-form.ts";

let forms: readonly UnsentForm[] = [];
let elsewhere: readonly string[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The forms that wait on this device, for React's `useSyncExternalStore`. */
export const unsentList = {
  read: () => forms,
  /** Those whose panel stands on this page: the notice need not speak of them. */
  readShownElsewhere: () => elsewhere,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Looks at the store again. */
  async refresh(): Promise<void> {
    forms = await readUnsent();
    notify();
  },
  /** Says that a form has a panel of its own, until the returned function is called. */
  showElsewhere(id: string): () => void {
    elsewhere = [...elsewhere, id];
    notify();
    return () => {
      elsewhere = elsewhere.filter((one) => one !== id);
      notify();
    };
  },
};
