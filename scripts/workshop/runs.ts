import { step } from "../progress.ts";

/** Something that is measured, with the results of all its runs. */
export interface Runs<Subject, Result> {
  subject: Subject;
  results: Result[];
}

/** Measures each subject once per run. They take turns, so that a slow minute of the machine doesn't hit only one. */
export async function inTurns<Subject extends { title: string }, Result>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Runs<Subject, Result>[]> {
  const all = subjects.map((subject): Runs<Subject, Result> => ({ subject, results: [] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { subject, results } of all) {
      results.push(await step(`Run ${run} of ${runs}: ${subject.title}`, () => measure(subject)));
    }
  }
  return all;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}
