import { textTable } from "../../admin/project/text-table.ts";
import { median } from "../runs.ts";
import { reference, type Way } from "./journeys.ts";
import type { StepResult } from "./phone-visit.ts";

/** One run of a step in one way. */
export interface Measurement extends StepResult {
  way: Way;
}

/** Medians of all runs of a step in one way. */
interface StepMedians extends Measurement {
  /** Its time as a ratio to that of the same step without script. */
  ratio: number;
}

/** `bytes` is for a further page of a first visit, without its pictures. */
const goals = { ratio: 1.1, bytes: 20_000 };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function stepMedians(measurements: readonly Measurement[]): StepMedians[] {
  const steps = [...new Set(measurements.map(({ step }) => step))];
  const ways = [...new Set(measurements.map(({ way }) => way))];
  const of = (step: string, way: Way, key: Exclude<keyof StepResult, "step">) =>
    median(
      measurements.filter((run) => run.step === step && run.way === way).map((run) => run[key]),
    );
  return steps.flatMap((step) =>
    ways.map((way) => {
      const milliseconds = of(step, way, "milliseconds");
      return {
        step,
        way,
        milliseconds,
        ratio: milliseconds / of(step, reference, "milliseconds"),
        other: of(step, way, "other"),
        pictures: of(step, way, "pictures"),
      };
    }),
  );
}

export function navigationTable(rows: readonly StepMedians[]): string {
  return textTable(
    ["page", "way", "to heading", "ratio", "fetched", "pictures"],
    rows.map((row) => [
      row.step,
      row.way.name,
      `${Math.round(row.milliseconds)} ms`,
      row.ratio.toFixed(2),
      kilobytes(row.other),
      kilobytes(row.pictures),
    ]),
  );
}

/** The two figures that have a goal, at their worst. */
export function navigationSummary(rows: readonly StepMedians[]): string {
  const measured = rows.filter(({ way }) => way !== reference);
  const ratio = Math.max(...measured.map((row) => row.ratio));
  const bytes = Math.max(...measured.filter(({ way }) => !way.filled).map(({ other }) => other));
  const verdict = (isReached: boolean) => (isReached ? "reached" : "not reached");
  return [
    `Worst ratio: ${ratio.toFixed(2)}. Goal: at most ${goals.ratio}, ${verdict(ratio <= goals.ratio)}.`,
    `Most fetched on a first visit, without pictures: ${kilobytes(bytes)}. Goal: at most ${kilobytes(goals.bytes)}, ${verdict(bytes <= goals.bytes)}.`,
  ].join("\n");
}
