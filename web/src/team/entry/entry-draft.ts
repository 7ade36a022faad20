import { storedValue } from "../../ui/device-storage.ts";
import { entryValues } from "./entry-values.ts";

/** Kept for the visit, also over a reload. Wiped at sign-out for its name (access/wipe-device.ts). */
export function entryDraft(name: string) {
  return storedValue(
    "sessionStorage",
    `team-draft:${name}`,
    (stored) => entryValues.safeParse(stored).data,
  );
}
