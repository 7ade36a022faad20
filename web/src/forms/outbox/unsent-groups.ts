import type { UnsentForm } from "./outbox-store.ts";
import { needsAsking } from "./sending-policy.ts";

export interface UnsentGroups {
  /** Sent by themselves. */
  waiting: UnsentForm[];
  /** The server did not accept them: the visitor has to look at them. */
  refused: UnsentForm[];
  /** So old that the visitor has to say whether they are still to be sent. */
  old: UnsentForm[];
}

export type UnsentState = keyof UnsentGroups;

/** What the visitor has to be told of which forms. `hidden`: ids that something else speaks of. */
export function unsentGroups(
  forms: readonly UnsentForm[],
  hidden: readonly string[],
  now: number,
): UnsentGroups {
  const groups: UnsentGroups = { waiting: [], refused: [], old: [] };
  for (const form of forms) {
    if (hidden.includes(form.id)) continue;
    const state = form.refusal ? "refused" : needsAsking(form, now) ? "old" : "waiting";
    groups[state].push(form);
  }
  return groups;
}

/** What the notice speaks of, in a form that can be compared. */
export function subjectsOf(groups: UnsentGroups): string[] {
  return Object.entries(groups).flatMap(([state, forms]) =>
    forms.map(({ id }: { id: string }) => `${state} ${id}`),
  );
}

/** "1 message …" or "3 messages …". */
export function counted(words: { one: string; many: string }, count: number): string {
  return count === 1 ? words.one : words.many.replace("{count}", String(count));
}
