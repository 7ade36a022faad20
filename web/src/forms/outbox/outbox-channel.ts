const name = "outbox";

/** Tells the other tabs that the outbox has changed; they look for themselves. */
export function announceChange(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** Calls back whenever another tab or the service worker has changed the outbox. */
export function followChanges(notify: () => void): void {
  new BroadcastChannel(name).addEventListener("message", notify);
}
