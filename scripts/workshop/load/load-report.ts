/** What one message met with. */
export interface SentMessage {
  submissionId: string;
  /** From the first try to the accepting answer. */
  milliseconds: number;
  /** Tries that were answered with "later", or not at all. */
  repeats: number;
}

export interface LoadFigures {
  visitors: number;
  sent: SentMessage[];
  /** Durations of calls one after the other, with nothing else going on. */
  idle: number[];
  seconds: number;
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
export function isFlawless({ stored, mailed, sent }: LoadFigures): boolean {
  const counts = [stored, mailed];
  return counts.every((each) => each.length === sent.length && each.every((n) => n === 1));
}

/** The figures for the screen. Times stand beside those of an idle call: machines differ. */
export function loadReport(figures: LoadFigures): string {
  const { visitors, sent, idle, seconds, stored, mailed } = figures;
  const times = sent.map(({ milliseconds }) => milliseconds);
  const alone = percentile(idle, 0.5);
  const time = (share: number) => {
    const value = percentile(times, share);
    return `${value.toFixed(0)} ms, ${(value / alone).toFixed(1)} times an idle call`;
  };
  return [
    `visitors at once  ${visitors}`,
    `messages sent     ${sent.length}`,
    `repeated          ${sent.reduce((sum, { repeats }) => sum + repeats, 0)}`,
    `idle call         ${alone.toFixed(0)} ms (median of ${idle.length})`,
    `median            ${time(0.5)}`,
    `95 of 100 within  ${time(0.95)}`,
    `throughput        ${(sent.length / seconds).toFixed(1)} messages a second`,
    ...counted("stored", stored),
    ...counted("mailed", mailed),
  ]
    .map((line) => `  ${line}`)
    .join("\n");
}
