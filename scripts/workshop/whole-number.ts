import { PlainFailure } from "../plain-failure.ts";

/** Reads the value of a command's option. */
export function wholeNumber(option: string, text: string, least: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least) return number;
  throw new PlainFailure(`--${option} must be a whole number from ${least} on, not "${text}".`);
}
