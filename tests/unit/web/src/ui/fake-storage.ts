import { vi } from "vitest";

type StorageName = "localStorage" | "sessionStorage";

/** Replaces the browser's storage, which Node lacks. `vi.unstubAllGlobals` undoes it. */
export function useStorage(name: StorageName) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  vi.stubGlobal(name, storage);
  return storage;
}

/** Does the same for a browser whose visitor does not allow storage. */
export function refuseStorage(name: StorageName): void {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
