import type { UnsentForm } from "./outbox-store.ts";
import { needsAsking } from "./sending-policy.ts";

export interface UnsentGroups {
  waiting: UnsentForm[];
  refused: UnsentForm[];
  /** The visitor has to say whether they are still to be sent. */
  old: UnsentForm[];
}

export type UnsentState = keyof UnsentGroups;

export function unsentGroups(
  forms: readonly UnsentForm[],
  hiddenIds: readonly string[],
  now: number,
): UnsentGroups {
  const groups: UnsentGroups = { waiting: [], refused: [], old: [] };
  for (const form of forms) {
    if (hiddenIds.includes(form.id)) continue;
    const state = form.refusal ? "refused" : needsAsking(form, now) ? "old" : "waiting";
    groups[state].push(form);
  }
  return groups;
}

/** One text per form and state, to be compared. */
export function subjectsOf(groups: UnsentGroups): string[] {
  return Object.entries(groups).flatMap(([state, forms]) =>
    forms.map(({ id }: { id: string }) => `${state} ${id}`),
  );
}

/** "1 message …" or "3 messages …". */
export function counted(words: { one: string; many: string }, count: number): string {
  return count === 1 ? words.one : words.many.replace("{count}", String(count));
}
