import { fileURLToPath } from "node:url";

/** Returns the environment of a process whose clock is wrong by this many seconds. */
export function wrongClock(seconds: number): Record<string, string> {
  const module = fileURLToPath(new URL("skewed-clock.mjs", import.meta.url));
  return { NODE_OPTIONS: `--import=${module}`, CLOCK_OFFSET_SECONDS: String(seconds) };
}
