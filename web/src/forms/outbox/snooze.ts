import type { UnsentGroups } from "./unsent-groups.ts";

const storageKey = "unsent-later";

/** What the notice speaks of, in a form that can be compared. */
export function subjectOf(groups: UnsentGroups): string {
  return Object.entries(groups)
    .flatMap(([state, forms]) => forms.map(({ id }: { id: string }) => `${state} ${id}`))
    .join("\n");
}

/** Hides the notice for this visit, unless there is something new to say. */
export function snooze(subject: string): void {
  try {
    sessionStorage.setItem(storageKey, subject);
  } catch {
    // Storage refused: the notice comes back after a reload, no more.
  }
}

export function isSnoozed(subject: string): boolean {
  try {
    const before = sessionStorage.getItem(storageKey)?.split("\n") ?? [];
    return subject.split("\n").every((line) => before.includes(line));
  } catch {
    return false;
  }
}
