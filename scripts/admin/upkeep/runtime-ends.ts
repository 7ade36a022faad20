import { createRequire } from "node:module";
import { z } from "zod";

const day = z.iso.date();

/** What firebase-tools knows of the runtimes of Google's functions; its updates bring newer dates. */
const runtimes = z.record(
  z.string(),
  z.object({ friendly: z.string(), deprecationDate: day, decommissionDate: day }),
);

export type Runtimes = z.infer<typeof runtimes>;

export function knownRuntimes(): Runtimes {
  const path = "firebase-tools/lib/deploy/functions/runtimes/supported/types.js";
  return runtimes.parse(createRequire(import.meta.url)(path).RUNTIMES);
}

const monthsBefore = (date: string, months: number) => {
  const before = new Date(`${date}T00:00:00Z`);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before.toISOString().slice(0, 10);
};

/** A sentence from half a year before a runtime gets no more fixes. */
export function runtimeReminder(known: Runtimes, runtime: string, today: string) {
  const found = known[runtime];
  if (!found) return `${runtime} isn't known to firebase-tools: update the packages.`;
  const { friendly, deprecationDate, decommissionDate } = found;
  if (today < monthsBefore(deprecationDate, 6)) return undefined;
  const verb = today < deprecationDate ? "gets" : "has got";
  return `${friendly} ${verb} no more fixes from ${deprecationDate} on, and functions that run on it can't be deployed from ${decommissionDate} on. Ask your developer for the next one.`;
}
