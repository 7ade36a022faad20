import { limits } from "#contract/limits";

/** Formats a count as `12,345`. Intl would take a phone a tenth of a second to set up before the dashboard renders. */
export function numberText(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** The count with its noun: `1 open task`, `12 open tasks`, `1,000+ open tasks`, `No open tasks`. */
export function countText(count: number, one: string, many: string): string {
  const shown = numberText(count);
  if (count === 0) return `No ${many}`;
  if (count === 1) return `1 ${one}`;
  return count >= limits.listMax ? `${shown}+ ${many}` : `${shown} ${many}`;
}
