import { useSyncExternalStore } from "react";

function watch(notify: () => void): () => void {
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
}

const isOnline = () => navigator.onLine;
/** Prerendered pages are for those who have a network. */
const isOnlineInPrerender = () => true;

/** Whether the device has a network, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, isOnlineInPrerender);
}
