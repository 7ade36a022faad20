/** Retrying is safe, because the triggers do the same however often they run. */
export const triggerOptions = { retry: true, maxInstances: 5, timeoutSeconds: 300 } as const;
