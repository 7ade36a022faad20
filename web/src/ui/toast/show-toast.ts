import type { ToastMessage } from "./toast-region.tsx";

function loadRegion() {
  return import("./toast-region.tsx");
}

/** Puts the (empty) live region on the page ahead of the first message, so that screen readers know it. */
export function prepareToasts(): void {
  // If this fails, showing a message tries again and reports.
  loadRegion()
    .then((region) => region.mountToastRegion())
    .catch(() => undefined);
}

export async function dismissToasts(): Promise<void> {
  // Without the region, there is no message.
  const region = await loadRegion().catch(() => undefined);
  region?.removeToasts();
}

export async function openToasts(): Promise<(message: ToastMessage) => void> {
  const region = await loadRegion();
  region.mountToastRegion();
  return region.addToast;
}

/** If the script that shows messages can't be loaded, the browser shows this one. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    (await openToasts())(message);
  } catch {
    alert([message.title, message.text].filter(Boolean).join("\n\n"));
  }
}
