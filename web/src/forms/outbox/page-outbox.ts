import { ignoreChunkError } from "../../islands/vanished-chunks.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { readUnsent, takeAnnouncements, type UnsentForm } from "./outbox-store.ts";
import { outboxTag, sendWaiting, stillToSend } from "./send-form.ts";
import { pauseMs } from "./sending-policy.ts";

let forms: readonly UnsentForm[] = [];
let shownElsewhere: readonly string[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** The forms that wait on this device, for React's `useSyncExternalStore`. */
export const unsentList = {
  read: () => forms,
  /** Those whose panel stands on this page: the notice need not speak of them. */
  readShownElsewhere: () => shownElsewhere,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Says that a form has a panel of its own, until the returned function is called. */
  showElsewhere(id: string): () => void {
    shownElsewhere = [...shownElsewhere, id];
    notify();
    return () => {
      shownElsewhere = shownElsewhere.filter((shown) => shown !== id);
      notify();
    };
  },
};

/** Tells what was sent meanwhile, if somebody is looking. */
async function tellAnnouncements(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  for (const words of await takeAnnouncements()) await showToast({ kind: "success", ...words });
}

/** The notice's script; without a network it may be out of reach, which is no reason to reload the page. */
async function loadNotice() {
  try {
    return await import("./unsent-notice.tsx");
  } catch (error) {
    ignoreChunkError(error);
    return undefined;
  }
}

/** Fetches the notice's script while there is a network. */
export function prepareOutbox(): void {
  loadNotice();
}

async function showNotice(): Promise<void> {
  if (forms.every(({ id }) => shownElsewhere.includes(id))) return;
  const notice = await loadNotice();
  notice?.mountUnsentNotice();
}

let clock: ReturnType<typeof setTimeout> | undefined;
/** How often the clock has sent in vain. */
let failures = 0;

/** Sets the clock for the next attempt, if there is anything to send. */
async function retryLater(): Promise<void> {
  clearTimeout(clock);
  const now = Date.now();
  const pauses = (await stillToSend()).map(({ retryAt }) =>
    retryAt !== undefined && retryAt > now ? retryAt - now : pauseMs(failures, Math.random()),
  );
  if (pauses.length === 0) return;
  clock = setTimeout(
    () => {
      failures += 1;
      sendNow();
    },
    Math.min(...pauses),
  );
}

/** When something has happened that promises more than the clock. */
function retryNow(): void {
  failures = 0;
  sendNow();
}

async function readList(): Promise<void> {
  const unsent = await readUnsent();
  forms = unsent.filter(({ untried }) => !untried);
  notify();
}

/** Brings the page up to what is in the store. Never throws: what fails is done again at the next chance. */
export async function refresh(): Promise<void> {
  try {
    await Promise.all([tellAnnouncements(), readList()]);
    await retryLater();
    await showNotice();
  } catch (error) {
    console.error("The page does not know what waits in the outbox", error);
  }
}

/** Sends what can be sent; with `pressed`, because the visitor wants it now. Never throws. */
export async function sendNow({ pressed = false } = {}): Promise<void> {
  try {
    await sendWaiting({ pressed });
  } catch (error) {
    console.error("The forms that wait could not be sent", error);
  }
  await refresh();
}

/** Background Sync (WICG): Chromium has it, Safari and Firefox do not. */
interface WithSync {
  sync: { register(tag: string): Promise<void> };
}

function canSync(registration: object): registration is WithSync {
  return "sync" in registration;
}

/** Asks the browser to wake the worker when the network is back, also after the page has been closed. */
async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !canSync(registration)) return;
  try {
    await registration.sync.register(outboxTag);
  } catch {
    // Not allowed by the visitor or the browser: the pages send it themselves.
  }
}

let isOpen = false;

/**
 * Looks after the forms that wait, as long as the page is open: sends them when the network is back,
 * when the visitor comes back, and by the clock; tells what became of them. `justKept`: a form has
 * failed to be sent this moment, so the first attempt comes later.
 */
export async function openOutbox({ justKept = false } = {}): Promise<void> {
  if (!isOpen) {
    isOpen = true;
    addEventListener("online", retryNow);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") retryNow();
    });
    new BroadcastChannel(outboxTag).addEventListener("message", refresh);
  }
  await (justKept ? refresh() : sendNow());
  if (forms.length > 0) await askForBackgroundSync();
}
