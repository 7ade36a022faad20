import { outboxTag } from "./send-waiting.ts";

/** Background Sync (WICG): Chromium has it, Safari and Firefox do not. */
interface WithSync {
  sync: { register(tag: string): Promise<void> };
}

function canSync(registration: object): registration is WithSync {
  return "sync" in registration;
}

/** Asks the browser to wake the worker when the network is back, also after the page has been closed. */
export async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !canSync(registration)) return;
  try {
    await registration.sync.register(outboxTag);
  } catch {
    // Not allowed by the visitor or the browser: the pages send it themselves.
  }
}
