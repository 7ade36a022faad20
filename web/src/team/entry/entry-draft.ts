import type { CompanyCollection } from "#contract/collections";
import { storedValue } from "../../ui/device-storage.ts";
import { entryValues } from "./entry-values.ts";

/** Kept for the visit, also over a reload. Wiped at sign-out for its name (access/wipe-device.ts). */
export function entryDraft(collection: CompanyCollection) {
  return storedValue(
    "sessionStorage",
    `team-draft:${collection}`,
    (stored) => entryValues.safeParse(stored).data,
  );
}
