import { limits } from "#contract/limits";

/** `1 open task`, `12 open tasks`, `1,000+ open tasks`, `No open tasks`. */
export function countText(count: number, one: string, many: string): string {
  const shown = count.toLocaleString("en-US");
  if (count === 0) return `No ${many}`;
  if (count === 1) return `1 ${one}`;
  return count >= limits.listMax ? `${shown}+ ${many}` : `${shown} ${many}`;
}
