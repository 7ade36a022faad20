import { showToast } from "../../../ui/toast/show-toast.ts";

const savedOffline = "It's saved on this device. We'll send it when you're back online.";

/** Says that something was added, and without a network, where it is. @param title such as "Lead added." */
export function showAdded(title: string): void {
  showToast({ kind: "success", title, text: navigator.onLine ? undefined : savedOffline });
}
