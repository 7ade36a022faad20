import type { WorkerMessage } from "./worker-message.ts";

/** Reloads only this page. Other tabs keep their version: a form may be open there. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) {
    // Another tab was quicker: the new version is already in place.
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage({ type: "SKIP_WAITING" } satisfies WorkerMessage);
}
