const ignored = new WeakSet<object>();

/** For the `catch` of a load that nobody waits for yet, such as a prefetch: no reason to load the page again. */
export function ignoreChunkError(error: unknown): void {
  if (typeof error === "object" && error !== null) ignored.add(error);
}

export function isIgnored(error: unknown): boolean {
  return typeof error === "object" && error !== null && ignored.has(error);
}
