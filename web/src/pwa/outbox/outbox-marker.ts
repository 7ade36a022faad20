import { outboxMarker } from "./outbox-marker-key.ts";
import { isOutboxEmpty } from "./outbox-store.ts";
import { withLock } from "./with-lock.ts";

/** The marker is set and taken away under this lock, so that a form kept meanwhile is not forgotten. */
const lock = "outbox-marker";

/** @throws what the browser says when it refuses storage. */
export function keepMarked(keep: () => Promise<void>): Promise<void> {
  return withLock(lock, async () => {
    localStorage.setItem(outboxMarker, "1");
    await keep();
  });
}

/** Takes the marker away when there is nothing left; answers whether it did. */
export function unmarkIfEmpty(): Promise<boolean> {
  return withLock(lock, async () => {
    const empty = await isOutboxEmpty();
    if (empty) localStorage.removeItem(outboxMarker);
    return empty;
  });
}
