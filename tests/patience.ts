/**
 * How a test waits for what has to come: long, because no test may fail for a machine that is slow or busy. The runner's
 * own limit (vitest.config.ts) is longer still, so that what is missing is named.
 */
export const patience = { timeout: 300_000, interval: 50 };
