import type { WriteOutcome } from "../editing-api.ts";

/** What forbids a write, as sentences; none where it was saved. */
export function refusalSentences(outcome: WriteOutcome): string[] {
  switch (outcome.outcome) {
    case "saved":
      return [];
    case "impossible":
      return outcome.message.split("\n");
    case "changed-meanwhile":
      return [`${outcome.name} has changed meanwhile.`];
    case "refused":
      return outcome.faults.map(({ place, field, message }) => `${place ?? field}: ${message}`);
  }
}
