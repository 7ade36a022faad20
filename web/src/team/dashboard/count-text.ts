import { limits } from "#contract/limits";

/** `1 open task`, `12 open tasks`, `1,000 or more open tasks`, `No open tasks`. */
export function countText(count: number, one: string, many: string): string {
  const shown = count.toLocaleString("en-US");
  if (count === 0) return `No ${many}`;
  if (count === 1) return `1 ${one}`;
  return count >= limits.listMax ? `${shown} or more ${many}` : `${shown} ${many}`;
}

/** `14:05` today, `Nov 20, 14:05` before. */
export function timeText(at: number, now: Date): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  const time = { hour: "numeric", minute: "2-digit" } as const;
  return isToday
    ? date.toLocaleTimeString("en-US", time)
    : date.toLocaleString("en-US", { month: "short", day: "numeric", ...time });
}
