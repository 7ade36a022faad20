import type { deviceKeys } from "../../ui/device-keys.ts";

/** Returns what all stored keys have in place of the `*` of a key. */
export function storedEndings<Name extends "localStorage" | "sessionStorage">(
  storage: Name,
  key: (typeof deviceKeys)[Name][number] & `${string}*`,
): string[] {
  const start = key.slice(0, -1);
  try {
    return Object.keys(globalThis[storage]).flatMap((stored) =>
      stored.startsWith(start) ? [stored.slice(start.length)] : [],
    );
  } catch {
    return [];
  }
}
