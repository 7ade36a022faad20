import type { UnsentForm } from "./outbox-store.ts";
import { msUntilAllowed, needsAsking } from "./sending-policy.ts";

interface UnsentGroups {
  waiting: UnsentForm[];
  /** The server has said when it accepts these forms. */
  crowded: UnsentForm[];
  refused: UnsentForm[];
  /** The visitor has to say whether to send these forms. */
  old: UnsentForm[];
}

export type UnsentState = keyof UnsentGroups;

function stateOf(form: UnsentForm, now: number): UnsentState {
  if (form.refusal) return "refused";
  if (needsAsking(form, now)) return "old";
  return msUntilAllowed(form, now) > 0 ? "crowded" : "waiting";
}

export function unsentGroups(
  forms: readonly UnsentForm[],
  hiddenIds: readonly string[],
  now: number,
): UnsentGroups {
  const groups: UnsentGroups = { waiting: [], crowded: [], refused: [], old: [] };
  for (const form of forms) {
    if (!hiddenIds.includes(form.id)) groups[stateOf(form, now)].push(form);
  }
  return groups;
}

export function subjectsOf(groups: UnsentGroups): string[] {
  return Object.entries(groups).flatMap(([state, forms]) =>
    forms.map(({ id }: { id: string }) => `${state} ${id}`),
  );
}

export function counted(words: { one: string; many: string }, count: number): string {
  return count === 1 ? words.one : words.many.replace("{count}", String(count));
}
