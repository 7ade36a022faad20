import type { TestPartName } from "./test-parts.ts";

/** Parts that run one after the other. */
type Lane = readonly TestPartName[];

/**
 * When which part runs: one step after the other, the lanes of a step at the same time. Most parts wait
 * a good deal, for a process to start or a claim to run out, and two cores are there. What is quick and
 * fails often comes first. Lanes that use emulators have each a set of their own.
 */
const schedule: readonly (readonly Lane[])[] = [
  [
    ["lint", "unit"],
    ["types", "secrets", "audit", "content"],
  ],
  [["build"]],
  [
    ["built", "bench", "rules", "functions", "fuzz"],
    ["faults", "commands"],
  ],
  [["e2e"]],
];

/** The steps of a run of some parts; lanes and steps without any of them are left out. */
export function stepsOf(parts: readonly TestPartName[]): TestPartName[][][] {
  return schedule
    .map((lanes) =>
      lanes
        .map((lane) => lane.filter((name) => parts.includes(name)))
        .filter((lane) => lane.length > 0),
    )
    .filter((lanes) => lanes.length > 0);
}
