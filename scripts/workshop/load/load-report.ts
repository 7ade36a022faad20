import type { BundleFigures } from "./function-bundle.ts";

/** What one message met with. */
export interface SentMessage {
  submissionId: string;
  /** From the first try to the accepting answer. */
  milliseconds: number;
  /** Tries that were answered with "later", or not at all. */
  repeats: number;
}

/** All visitors have sent all their messages. */
export interface LoadRun {
  sent: SentMessage[];
  seconds: number;
}

export interface LoadFigures {
  bundle: BundleFigures;
  /** Milliseconds until the first form was accepted, with no process of the function there yet. */
  first: number;
  visitors: number;
  /** Durations of calls one after the other, with nothing else going on. */
  idle: number[];
  calm: LoadRun;
  /** The same while somebody sends forms that are refused. */
  flooded: LoadRun;
  refused: number;
  /** How often each submission's lead is stored; a number above 1 would be a double. */
  stored: number[];
  /** How many mails each submission led to. */
  mailed: number[];
}

/** The value below which a share (0 to 1) of the values lies; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function counted(what: string, counts: readonly number[]): string[] {
  const of = (test: (count: number) => boolean) => counts.filter(test).length;
  return [
    `${what} once      ${of((count) => count === 1)}`,
    `${what} never     ${of((count) => count === 0)}`,
    `${what} doubled   ${of((count) => count > 1)}`,
  ];
}

/** True when each message is there once, and was mailed once. */
export function isFlawless({ stored, mailed, calm, flooded }: LoadFigures): boolean {
  const sent = calm.sent.length + flooded.sent.length;
  return [stored, mailed].every((each) => each.length === sent && each.every((n) => n === 1));
}

function runLines(name: string, { sent, seconds }: LoadRun, alone: number): string[] {
  const times = sent.map(({ milliseconds }) => milliseconds);
  const time = (share: number) => {
    const value = percentile(times, share);
    return `${value.toFixed(0)} ms, ${(value / alone).toFixed(1)} times an idle call`;
  };
  return [
    "",
    name,
    `messages sent     ${sent.length}`,
    `repeated          ${sent.reduce((sum, { repeats }) => sum + repeats, 0)}`,
    `median            ${time(0.5)}`,
    `95 of 100 within  ${time(0.95)}`,
    `throughput        ${(sent.length / seconds).toFixed(1)} messages a second`,
  ];
}

/** The figures for the screen. Times stand beside those of an idle call: machines differ. */
export function loadReport(figures: LoadFigures): string {
  const { bundle, first, visitors, idle, calm, flooded, refused, stored, mailed } = figures;
  const alone = percentile(idle, 0.5);
  const { bytes, load, firebaseLoad } = bundle;
  return [
    `functions         ${(bytes / 1000).toFixed(0)} kB, loaded in ${(load / firebaseLoad).toFixed(2)} times the time of Firebase's packages`,
    `first form        ${(first / 1000).toFixed(1)} s, ${(first / alone).toFixed(0)} times an idle call`,
    `visitors at once  ${visitors}`,
    `idle call         ${alone.toFixed(0)} ms (median of ${idle.length})`,
    ...runLines("By themselves", calm, alone),
    ...runLines(`In a flood of ${refused} refused forms`, flooded, alone),
    "",
    ...counted("stored", stored),
    ...counted("mailed", mailed),
  ]
    .map((line) => (line ? `  ${line}` : line))
    .join("\n");
}
