import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether this is no longer the island as it was built: what depends on the visitor begins then. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
