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
/** Prerendered pages are for visitors who have a network. */
const isOnlineInPrerender = () => true;

export function useOnline(): boolean {
  return useSyncExternalStore(watch, isOnline, isOnlineInPrerender);
}
