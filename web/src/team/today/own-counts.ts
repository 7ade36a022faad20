import { storedLogEntry } from "#contract/record-log";
import { isDone, storedTask } from "#contract/task";
import type { LocalWrite } from "../store/local-writes.ts";

const afterEntry: Readonly<Record<string, number>> = { done: -1, put_back: 1 };

/** By how many open tasks and clients a count of the server's is behind what this device has added since `at` (ms). */
export function uncounted(
  writes: Iterable<LocalWrite>,
  at: number,
): { tasks: number; clients: number } {
  const behind = { tasks: 0, clients: 0 };
  for (const { collection, logOf, state, data } of writes) {
    if (collection === "leads" || !data) continue;
    const { kind, created_at } = storedLogEntry.parse(data);
    if (state !== "pending" && Date.parse(created_at ?? "") <= at) continue;
    if (logOf !== undefined) behind[collection] += afterEntry[kind] ?? 0;
    else if (collection === "clients" || !isDone(storedTask.parse(data))) behind[collection] += 1;
  }
  return behind;
}
