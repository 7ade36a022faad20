import { ignoreChunkError } from "../../pwa/vanished-chunks.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { askForBackgroundSync } from "./background-sync.ts";
import { followChanges } from "./outbox-channel.ts";
import { takeAnnouncements } from "./outbox-store.ts";
import { sendWaiting, stillToSend } from "./send-waiting.ts";
import { pauseMs } from "./sending-policy.ts";
import { unsentList } from "./unsent-list.ts";

let clock: ReturnType<typeof setTimeout> | undefined;
let fruitless = 0;

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
  const elsewhere = unsentList.readShownElsewhere();
  if (unsentList.read().every(({ id }) => elsewhere.includes(id))) return;
  const notice = await loadNotice();
  notice?.mountUnsentNotice();
}

/** Brings the page up to what is in the store, and sets the clock for the next attempt. */
async function look(): Promise<void> {
  await Promise.all([tellAnnouncements(), unsentList.refresh()]);
  clearTimeout(clock);
  const left = await stillToSend();
  if (left.length > 0) {
    const now = Date.now();
    const pauses = left.map(({ retryAt }) =>
      retryAt !== undefined && retryAt > now ? retryAt - now : pauseMs(fruitless, Math.random()),
    );
    clock = setTimeout(attempt, Math.min(...pauses));
  }
  await showNotice();
}

/** A storage or a script that fails is asked again on the next occasion. */
async function safely(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error("The forms that wait could not be looked after", error);
  }
}

/** Looks again after something was taken out of the outbox. Never throws. */
export function lookAgain(): Promise<void> {
  return safely(look);
}

/** Sends what can be sent. Never throws. */
export function sendNow({ pressed = false } = {}): Promise<void> {
  return safely(async () => {
    await sendWaiting({ pressed });
    await look();
  });
}

function attempt(): void {
  fruitless += 1;
  sendNow();
}

/** An occasion that promises more than the clock. */
function occasion(): void {
  fruitless = 0;
  sendNow();
}

let running = false;

/**
 * Looks after the forms that wait, as long as the page is open: sends them when the network is back,
 * when the visitor comes back, and by the clock; tells what became of them. `justKept`: a form has
 * failed to be sent this moment, so the first attempt waits for an occasion.
 */
export async function runOutbox({ justKept = false } = {}): Promise<void> {
  if (!running) {
    running = true;
    addEventListener("online", occasion);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") occasion();
    });
    followChanges(lookAgain);
  }
  await (justKept ? lookAgain() : sendNow());
  if (unsentList.read().length > 0) await askForBackgroundSync();
}
