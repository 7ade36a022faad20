import type { CompanyCollection } from "#contract/collections";
import { storedValue } from "../../ui/device-storage.ts";
import { entryValues } from "./entry-values.ts";

/**
 * What was typed into an Add form and not saved: kept for the visit, also over a reload. Wiped at sign-out, as
 * everything that begins so (access/wipe-device.ts).
 */
export function entryDraft(collection: CompanyCollection) {
  return storedValue(
    "sessionStorage",
    `team-draft:${collection}`,
    (stored) => entryValues.safeParse(stored).data,
  );
}
