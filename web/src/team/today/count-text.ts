import { limits } from "#contract/limits";

/** `12,345`. Not by Intl, which a phone needs a tenth of a second to set up, before the dashboard is drawn. */
export function numberText(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** `1 open task`, `12 open tasks`, `1,000+ open tasks`, `No open tasks`. */
export function countText(count: number, one: string, many: string): string {
  const shown = numberText(count);
  if (count === 0) return `No ${many}`;
  if (count === 1) return `1 ${one}`;
  return count >= limits.listMax ? `${shown}+ ${many}` : `${shown} ${many}`;
}
