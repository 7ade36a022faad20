import { vi } from "vitest";

type StorageName = "localStorage" | "sessionStorage";

/** Puts a storage in the place of the browser's, which Node lacks. Undo with `vi.unstubAllGlobals`. */
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

/** The same for a browser whose visitor does not allow storage. */
export function refuseStorage(name: StorageName): void {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
