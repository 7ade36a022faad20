/** The path of the page that the worker shows for what isn't on the device (web/sw/sw.ts). */
export const offlinePath = "/offline";

/** How often, and for how long, the stand-in asks whether the wanted page is within reach (milliseconds). */
const pauseMs = 10_000;
const patienceMs = 8000;

/** Tells whether the document is the offline page, whatever its address is. */
export function isOfflinePage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical !== undefined && new URL(canonical).pathname === offlinePath;
}

function isOfflineStandIn(): boolean {
  return isOfflinePage() && location.pathname !== offlinePath;
}

/** Asks the server itself (the worker answers GET only), because "online" often means just a router. */
async function openWhenReachable(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    if (answer.status < 500) location.reload();
  } catch {
    // The page is still out of reach. The next event or the clock asks again.
  }
}

/** Makes "Try Again" work, and opens the wanted page by itself as soon as it is within reach. */
export function bringOfflinePageToLife(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href="#try-again"]')) return;
    event.preventDefault();
    if (isOfflineStandIn()) location.reload();
    else location.assign("/");
  });
  if (!isOfflineStandIn()) return;
  addEventListener("online", openWhenReachable);
  document.addEventListener("visibilitychange", openWhenReachable);
  setInterval(openWhenReachable, pauseMs);
  openWhenReachable();
}
