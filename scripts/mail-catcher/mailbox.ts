import type { CaughtMessage } from "./caught-message.ts";

/** Old messages go when more than this many are kept, so that a load test cannot fill the memory. */
const keptMessages = 2000;

export interface Mailbox {
  add(message: CaughtMessage): void;
  clear(): void;
  find(id: string): CaughtMessage | undefined;
  /** Newest first. */
  list(): readonly CaughtMessage[];
  /** Calls back after each change; the answer ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** The caught messages, in memory only: they are gone when the command ends. */
export function createMailbox(): Mailbox {
  let messages: readonly CaughtMessage[] = [];
  const listeners = new Set<() => void>();

  function replace(next: readonly CaughtMessage[]) {
    messages = next;
    for (const listener of listeners) listener();
  }

  return {
    add: (message) => replace([message, ...messages].slice(0, keptMessages)),
    clear: () => replace([]),
    find: (id) => messages.find((message) => message.id === id),
    list: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
