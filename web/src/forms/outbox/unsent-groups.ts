import type { UnsentForm } from "./outbox-store.ts";
import { msUntilAllowed, needsAsking } from "./sending-policy.ts";

/** The server has said when it accepts the crowded forms. The visitor has to say whether to send the old ones. */
export type UnsentState = "waiting" | "crowded" | "refused" | "old";

type UnsentGroups = Record<UnsentState, UnsentForm[]>;

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
    forms.map(({ id }) => `${state} ${id}`),
  );
}

export function counted(words: { one: string; many: string }, count: number): string {
  return count === 1 ? words.one : words.many.replace("{count}", String(count));
}
