/** What Chromium gives a page that may offer its own installation; not in TypeScript's DOM yet. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** What the browser offered before the app had loaded; entry-sign-in.ts keeps it. */
    installOffer?: Event;
  }
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

let prompt: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function set(next: InstallPromptEvent | undefined): void {
  prompt = next;
  for (const notify of listeners) notify();
}

/** Keeps the browser's offer to install, which it makes once and early; call it before anything else. */
export function keepInstallPrompt(): void {
  const keep = (event: Event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    set(event);
  };
  if (window.installOffer) keep(window.installOffer);
  addEventListener("beforeinstallprompt", keep);
  addEventListener("appinstalled", () => set(undefined));
}

export const installPrompt = {
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  isOffered: (): boolean => prompt !== undefined,
  async ask(): Promise<void> {
    const offer = prompt;
    set(undefined);
    await offer?.prompt();
  },
};

/** In the installed app, asks the browser to keep what is stored even when the device runs low on space. */
export async function keepStorage(): Promise<void> {
  if (matchMedia("(display-mode: standalone)").matches) await navigator.storage.persist();
}

/** Safari on phones and tablets installs by hand only, and says whether this is the installed app. */
export function needsHandInstall(): boolean {
  return "standalone" in navigator && navigator.standalone === false;
}
