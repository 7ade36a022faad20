/** What a page may ask of the service worker (web/sw/sw.ts). */
export type WorkerMessage =
  /** Take over from the version before; only a worker that waits. */
  | "SKIP_WAITING"
  /** Fetch what of the public pages is not on the device yet. */
  | "KEEP_SITE"
  /** The same with the team area: a member has signed in. */
  | "KEEP_TEAM_AREA";

/** Asks the worker that answers for this page, as soon as there is one. */
export async function askWorker(type: Exclude<WorkerMessage, "SKIP_WAITING">): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ type });
}
