import type { DeviceKey } from "./device-keys.ts";

/** `localStorage` stays on the device, and `sessionStorage` lasts for the visit in this tab. */
type StorageName = "localStorage" | "sessionStorage";

export interface StoredValue<Value> {
  /** Undefined if there is nothing, or nothing that can be read. */
  read(): Value | undefined;
  write(value: Value): boolean;
  remove(): void;
}

/** JSON, maybe from an older version of the site: hence `parse`. Never throws: refused storage has no values. */
export function storedValue<Value, Name extends StorageName>(
  storage: Name,
  key: DeviceKey<Name>,
  parse: (stored: unknown) => Value | undefined,
): StoredValue<Value> {
  return {
    read() {
      try {
        const text = globalThis[storage].getItem(key);
        return text === null ? undefined : parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        globalThis[storage].setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        globalThis[storage].removeItem(key);
      } catch {
        // If storage is refused, nothing is stored.
      }
    },
  };
}

export function storedFlag<Name extends StorageName>(
  storage: Name,
  key: DeviceKey<Name>,
): StoredValue<true> {
  return storedValue(storage, key, (stored) => stored === true || undefined);
}

export function storedTexts<Name extends StorageName>(
  storage: Name,
  key: DeviceKey<Name>,
): StoredValue<string[]> {
  return storedValue(storage, key, (stored) =>
    Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : undefined,
  );
}
