import type { CompanyCollection } from "#contract/collections";
import { type EntryValues, entryValues } from "./entry-values.ts";

/** Wiped at sign-out, as everything that begins so (access/wipe-device.ts). */
const keyOf = (collection: CompanyCollection) => `team-draft:${collection}`;

/** What was typed into an Add form and not saved: kept for the visit, also over a reload. */
export function readEntryDraft(collection: CompanyCollection): EntryValues | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(collection));
    return text === null ? undefined : entryValues.safeParse(JSON.parse(text)).data;
  } catch {
    return;
  }
}

/** Keeps what is typed; without values, forgets it. */
export function writeEntryDraft(collection: CompanyCollection, values?: EntryValues): void {
  try {
    if (values) sessionStorage.setItem(keyOf(collection), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(collection));
  } catch {
    // Storage refused: the form works without a draft.
  }
}
