import type { callables } from "#contract/callables";

type Callable = (typeof callables)[keyof typeof callables];

/** How long a visitor waits for an answer before being told that it failed (milliseconds). */
const timeoutMs = 20_000;

/**
 * Calls a function through Hosting's own origin (no CORS, no other host in the CSP). Firebase's code
 * is fetched here, at the first call, and not before.
 * @throws FirebaseError with `code` and `details` as the contract's `errorDetails`.
 */
export async function call(callable: Callable, data: unknown): Promise<unknown> {
  const [{ getApps, initializeApp }, { getFunctions, httpsCallableFromURL }] = await Promise.all([
    import("firebase/app"),
    import("firebase/functions"),
  ]);
  const name = "public-forms";
  // The address says everything; the app only has to exist.
  const app =
    getApps().find((one) => one.name === name) ?? initializeApp({ projectId: name }, name);
  const url = new URL(callable.path, location.origin).href;
  const answer = await httpsCallableFromURL(getFunctions(app), url, { timeout: timeoutMs })(data);
  return answer.data;
}

/** Fetches Firebase's code ahead of the first call. */
export function prepareCall(): void {
  for (const loading of [import("firebase/app"), import("firebase/functions")]) {
    // The call itself tries again and reports.
    loading.catch(() => undefined);
  }
}
