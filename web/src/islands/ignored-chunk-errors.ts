const ignored = new WeakSet<object>();

/** Belongs in the `catch` of a load that nobody waits for yet, such as a prefetch: no reason to reload the page. */
export function ignoreChunkError(error: unknown): void {
  if (typeof error === "object" && error !== null) ignored.add(error);
}

export function isIgnored(error: unknown): boolean {
  return typeof error === "object" && error !== null && ignored.has(error);
}
