import { businessDay } from "#contract/business-day";

/** Longer than any test takes that depends on the day. */
export const roomMs = 5 * 60_000;

/**
 * Returns the business's day. Shortly before midnight it waits for the next one, so that a test has the same day
 * throughout.
 */
export async function settledDay(): Promise<string> {
  const isEnding = () => businessDay(new Date()) !== businessDay(new Date(Date.now() + roomMs));
  while (isEnding()) await new Promise((done) => setTimeout(done, 1000));
  return businessDay(new Date());
}
