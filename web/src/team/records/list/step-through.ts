import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * J moves to the next row and K to the one before, as in mail programs. This works only within the list, where nothing
 * is typed: a key alone must not do anything elsewhere (WCAG 2.1.4).
 */
export function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key.toLowerCase()];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("li h2 a")];
  const at = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  links[at + step]?.focus();
}
