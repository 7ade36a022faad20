/** Path of the page that the worker shows for what is not on the device (web/sw/caching-policy.ts). */
const offlinePath = "/offline";

/** Whether the document is the offline page, under whatever address it stands. */
export function isOfflinePage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical !== undefined && new URL(canonical).pathname === offlinePath;
}

/** Whether it stands in place of another page: then it stays as it is, for it is not what the address says. */
export function isOfflineStandIn(): boolean {
  return isOfflinePage() && location.pathname !== offlinePath;
}

function tryAgain(): void {
  if (location.pathname === offlinePath) location.assign("/");
  else location.reload();
}

/** Asks for the wanted page again: when the network is back, and on a press of "Try Again". */
export function tryAgainWhenOnline(): void {
  addEventListener("online", tryAgain, { once: true });
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href="#try-again"]')) return;
    event.preventDefault();
    tryAgain();
  });
}
