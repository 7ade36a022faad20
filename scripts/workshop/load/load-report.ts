import type { BundleFigures } from "./function-bundle.ts";

/** The result of sending one message. */
export interface SentMessage {
  submissionId: string;
  /** The time from the first try to the accepting response. */
  milliseconds: number;
  /** Tries that got the response "later", or none at all. */
  repeats: number;
}

/** One run, in which all visitors have sent all their messages. */
export interface LoadRun {
  sent: SentMessage[];
  seconds: number;
}

export interface LoadFigures {
  bundle: BundleFigures;
  /** Milliseconds until the first form was accepted, before the function had any process. */
  first: number;
  visitors: number;
  /** Durations of calls that were made one at a time, with no other load. */
  idle: number[];
  calm: LoadRun;
  /** The run while somebody sends forms that are refused. */
  flooded: LoadRun;
  refused: number;
  /** How often each submission's lead is stored; more than once means duplicates. */
  stored: number[];
  /** How many mails each submission led to. */
  mailed: number[];
}

/** The value below which a share (0 to 1) of the values falls; NaN if there are none. */
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

/** True if each message is stored once, and was mailed once. */
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

/** The figures for the screen. Times are compared with those of an idle call, because machines differ. */
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
