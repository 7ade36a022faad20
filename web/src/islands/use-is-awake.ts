import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Tells whether this is no longer the island as it was built: only now may it depend on the visitor. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
