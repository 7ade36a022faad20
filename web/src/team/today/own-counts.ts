import { storedLogEntry } from "#contract/record-log";
import { isDone, storedTask } from "#contract/task";
import type { LocalWrite } from "../store/local-writes.ts";

const afterEntry: Readonly<Record<string, number>> = { done: -1, put_back: 1 };

/** By how many open tasks and clients a count that the server was asked for at a time (ms) is behind this device. */
export function uncounted(
  writes: Iterable<LocalWrite>,
  asked: number,
): { tasks: number; clients: number } {
  const behind = { tasks: 0, clients: 0 };
  // Both times are this device's, whose clock may differ from the server's.
  for (const { collection, logOf, state, storedAt = 0, data } of writes) {
    if (collection === "leads" || !data || (state !== "pending" && storedAt <= asked)) continue;
    if (logOf !== undefined) behind[collection] += afterEntry[storedLogEntry.parse(data).kind] ?? 0;
    else if (collection === "clients" || !isDone(storedTask.parse(data))) behind[collection] += 1;
  }
  return behind;
}
