import type { WriteOutcome } from "../editing-api.ts";

/** The sentences that say why a write was refused; none if it was saved. */
export function problemSentences(outcome: WriteOutcome): string[] {
  switch (outcome.outcome) {
    case "saved":
      return [];
    case "impossible":
      return outcome.message.split("\n");
    case "changed-meanwhile":
      return [`${outcome.name} has changed meanwhile.`];
    case "refused":
      return outcome.problems.map(({ place, field, message }) => `${place ?? field}: ${message}`);
  }
}
