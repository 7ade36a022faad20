import { unsentWords } from "virtual:unsent-words";
import { ignoreChunkError } from "../../islands/ignored-chunk-errors.ts";
import { openToasts } from "../../ui/toast/show-toast.ts";
import {
  addAnnouncement,
  readAnnouncements,
  readUnsent,
  removeUnsent,
  takeAnnouncements,
} from "./outbox-store.ts";
import { outboxTag, sendWaiting, stillToSend } from "./send-form.ts";
import { isExpired, msUntilDue, pauseMs } from "./sending-policy.ts";
import { counted } from "./unsent-groups.ts";
import { unsentList } from "./unsent-list.ts";

async function takeAndShow(): Promise<void> {
  const addToast = await openToasts().catch((error) => {
    ignoreChunkError(error);
    return undefined;
  });
  // They wait for the next chance.
  if (!addToast) return;
  for (const message of await takeAnnouncements()) addToast({ ...message, joins: true });
}

async function showAnnouncements(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  const waiting = await readAnnouncements();
  for (const { id, kind } of waiting) if (kind === "error") unsentList.noteFailure(id);
  if (waiting.length > 0) takeAndShow().catch(console.error);
}

async function deleteExpired(): Promise<void> {
  const now = Date.now();
  const expired = (await readUnsent()).filter((form) => isExpired(form, now));
  if (expired.length === 0) return;
  const title = counted(unsentWords.expired, expired.length);
  await addAnnouncement("expired", { kind: "error", title, text: unsentWords.expired.text });
  await Promise.all(expired.map(({ id }) => removeUnsent(id)));
}

async function loadNotice() {
  try {
    return await import("./unsent-notice.tsx");
  } catch (error) {
    // There may be no network, which is no reason to reload the page.
    ignoreChunkError(error);
    return undefined;
  }
}

/** Fetches the notice's script while there is a network. */
export function prepareOutbox(): void {
  loadNotice();
}

async function showNotice(): Promise<void> {
  const inPanels = unsentList.readIdsWithPanel();
  if (unsentList.read().every(({ id }) => inPanels.includes(id))) return;
  const notice = await loadNotice();
  notice?.mountUnsentNotice({ refresh, sendNow });
}

let clock: ReturnType<typeof setTimeout> | undefined;
let clockFailures = 0;

async function retryLater(): Promise<void> {
  clearTimeout(clock);
  const now = Date.now();
  const pauses = (await stillToSend()).map(
    (form) => msUntilDue(form, now) || pauseMs(clockFailures, Math.random()),
  );
  if (pauses.length === 0) return;
  clock = setTimeout(
    () => {
      clockFailures += 1;
      sendNow();
    },
    Math.min(...pauses),
  );
}

/** Retries after an event that promises more than the clock does. */
function retryNow(): void {
  clockFailures = 0;
  sendNow();
}

async function readList(): Promise<void> {
  const unsent = await readUnsent();
  unsentList.replace(unsent.filter(({ untried }) => !untried));
}

/** Never throws: a step that fails runs again at the next chance. */
export async function refresh(): Promise<void> {
  try {
    await showAnnouncements();
    await readList();
    await retryLater();
    await showNotice();
  } catch (error) {
    console.error("The page does not know what waits in the outbox", error);
  }
}

/** Never throws. `pressed` means that the visitor wants it now. */
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

/** Asks the browser to wake the worker when the network is back, even after the page has been closed. */
async function askForBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !canSync(registration)) return;
  try {
    await registration.sync.register(outboxTag);
  } catch {
    // The visitor or the browser doesn't allow it: the pages send the forms themselves.
  }
}

let isOpen = false;

/** Sends the waiting forms while the page is open. `justQueued` means that one has just failed, so it waits first. */
export async function openOutbox({ justQueued = false } = {}): Promise<void> {
  if (!isOpen) {
    isOpen = true;
    addEventListener("online", retryNow);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") retryNow();
    });
    new BroadcastChannel(outboxTag).addEventListener("message", refresh);
  }
  await deleteExpired().catch(console.error);
  await (justQueued ? refresh() : sendNow());
  if (unsentList.read().length > 0) await askForBackgroundSync();
}
