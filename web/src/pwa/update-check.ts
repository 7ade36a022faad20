const hourMs = 60 * 60 * 1000;
/** Switching back and forth between windows asks at most this often. */
const pauseMs = 60 * 1000;

/** Looks for a new version every hour and whenever the visitor comes back, if there is a network. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    const now = Date.now();
    if (!navigator.onLine || document.hidden || now - checkedAt < pauseMs) return;
    checkedAt = now;
    // A check without an answer needs no handling: the next check asks again.
    registration.update().catch(() => undefined);
  };
  setInterval(check, hourMs);
  document.addEventListener("visibilitychange", check);
  addEventListener("focus", check);
}
