/**
 * How long a test waits for what has to come: long, because no test may fail on a slow or busy machine. The runner's
 * own limit (vitest.config.ts) is even longer, so that the failure names what is missing.
 */
export const patience = { timeout: 300_000, interval: 50 };
