/**
 * All parts, and when which runs: one step after the other, the lanes of a step at the same time, the
 * parts of a lane one after the other. Most parts wait a good deal, for a process to start or a claim to
 * run out, and two cores are there. What is quick and fails often comes first. Lanes that use emulators
 * have each a set of their own.
 */
const schedule = [
  [
    ["lint", "unit", "secrets", "audit"],
    ["types", "content", "build"],
  ],
  [["built", "spec", "bench", "owner", "rules", "commands"], ["functions", "fuzz"], ["faults"]],
  [["e2e"]],
] as const;

export type TestPartName = (typeof schedule)[number][number][number];

export const testPartNames: readonly TestPartName[] = schedule.flat(2);

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
