/** Retrying is safe, because the triggers do the same however often they run. */
export const triggerOptions = {
  retry: true,
  maxInstances: 5,
  memory: "256MiB",
  timeoutSeconds: 300,
} as const;
