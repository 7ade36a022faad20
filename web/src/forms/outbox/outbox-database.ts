import { createStore, keys } from "idb-keyval";
import type { DeviceKey } from "../../ui/device-keys.ts";

const databaseName = "outbox";

/** Holds public forms only: signing out of the team area leaves them. */
export const unsentForms = createStore(databaseName satisfies DeviceKey<"indexedDB">, "forms");

/** Holds what happened while no page was open to show it. It names nobody. */
export const announcements = createStore("outbox-news" satisfies DeviceKey<"indexedDB">, "news");

async function isThere(): Promise<boolean> {
  // Firefox before version 126 has no list.
  if (typeof indexedDB.databases !== "function") return true;
  return (await indexedDB.databases()).some(({ name }) => name === databaseName);
}

/**
 * Tells whether the outbox is worth loading. It looks for the database first, so that none is created for visitors who
 * never sent a form. A mark in the local storage would not do: Chromium writes that later than the database, or never
 * if the page closes at once.
 */
export async function hasWaitingForms(): Promise<boolean> {
  if ((await countWaitingForms()) > 0) return true;
  return (await isThere()) && (await keys(announcements)).length > 0;
}

export async function countWaitingForms(): Promise<number> {
  return (await isThere()) ? (await keys(unsentForms)).length : 0;
}
