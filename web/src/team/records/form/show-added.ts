import { showToast } from "../../../ui/toast/show-toast.ts";
import { capitalized } from "../words.ts";

const savedOffline = "It's saved on this device. We'll send it when you're back online.";

/** Says that a record, such as a "lead", was added, and without a network, where it is. */
export function showAdded(one: string): void {
  const text = navigator.onLine ? undefined : savedOffline;
  showToast({ kind: "success", title: `${capitalized(one)} added.`, text });
}
