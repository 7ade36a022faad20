import { createRequire } from "node:module";
import { z } from "zod";

const day = z.iso.date();

/** The runtimes of Google's functions that firebase-tools knows. Its updates bring newer dates. */
const runtimes = z.record(
  z.string(),
  z.object({ friendly: z.string(), deprecationDate: day, decommissionDate: day }),
);

export type Runtimes = z.infer<typeof runtimes>;

export function supportedRuntimes(): Runtimes {
  const path = "firebase-tools/lib/deploy/functions/runtimes/supported/types.js";
  return runtimes.parse(createRequire(import.meta.url)(path).RUNTIMES);
}

const monthsBefore = (date: string, months: number) => {
  const before = new Date(`${date}T00:00:00Z`);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before.toISOString().slice(0, 10);
};

/**
 * Returns a warning from half a year before a runtime's fixes end.
 * @param usedBy where it is used: `functions` is Google's machine, `here` is this one.
 */
export function runtimeReminder(
  supported: Runtimes,
  { runtime, usedBy }: { runtime: string; usedBy: "functions" | "here" },
  today: string,
): string | undefined {
  const found = supported[runtime];
  // Google's functions never run on odd versions, and get new ones late.
  if (!found && usedBy === "here") return undefined;
  if (!found) return `${runtime} isn't known to firebase-tools: update the packages.`;
  const { friendly, deprecationDate: end, decommissionDate } = found;
  if (today < monthsBefore(end, 6)) return undefined;
  const fixes = today < end ? `gets no more fixes from ${end} on` : `has had no fixes since ${end}`;
  return usedBy === "here"
    ? `${friendly}, which this computer uses, ${fixes}. Install a current one from https://nodejs.org.`
    : `${friendly}, which the functions use, ${fixes}. From ${decommissionDate} on it can't be deployed. Ask your developer for the next one.`;
}
