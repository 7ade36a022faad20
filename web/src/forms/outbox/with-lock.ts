/**
 * Runs an action while nobody else of this origin, tab or worker, runs one under the same name. A page
 * that closes lets go of its locks. A browser without locks just runs it: two that send at once are
 * harmless, because the server knows a repeat by its submission id.
 */
export function withLock<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator;
  return locks ? locks.request(name, action) : action();
}
