/** `localStorage` stays on the device, `sessionStorage` for the visit in this tab. */
type StorageName = "localStorage" | "sessionStorage";

export interface StoredValue<Value> {
  /** What is stored; undefined where there is nothing, or nothing that can be read. */
  read(): Value | undefined;
  /** Whether it was stored. */
  write(value: Value): boolean;
  remove(): void;
}

/**
 * A value that this browser keeps as JSON under one key. `parse` says what of it can be read: an older
 * version of the site may have written it. Never throws: a browser that refuses storage has no values.
 */
export function storedValue<Value>(
  storage: StorageName,
  key: string,
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
        // Nothing is stored where storage is refused.
      }
    },
  };
}

/** A value that is either there or not. */
export function storedFlag(storage: StorageName, key: string): StoredValue<true> {
  return storedValue(storage, key, (stored) => stored === true || undefined);
}

/** A list of texts. */
export function storedTexts(storage: StorageName, key: string): StoredValue<string[]> {
  return storedValue(storage, key, (stored) =>
    Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : undefined,
  );
}
