import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * True while React takes over prerendered HTML, where the first drawing has to be what the build
 * knew: nothing of the address's parameters and nothing of the device.
 */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
