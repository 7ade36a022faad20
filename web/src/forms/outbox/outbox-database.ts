import { createStore, keys } from "idb-keyval";

const databaseName = "outbox";

/** One entry per form that has not been sent. Public forms only: signing out of the team area leaves them. */
export const unsentForms = createStore(databaseName, "forms");

/** What the visitor has not been told yet, because no page was open when it happened. Names nobody. */
export const announcements = createStore("outbox-news", "news");

/**
 * Whether there is anything to send or to tell: only then is the outbox worth loading. Asks the browser
 * for its list of databases first, so that none is created for those who never sent a form. A mark in the
 * local storage would not do: Chromium writes it a moment later than the database, and not at all when
 * the page is closed at once.
 */
export async function hasWaitingForms(): Promise<boolean> {
  // Firefox has the list since version 126.
  if (typeof indexedDB.databases === "function") {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === databaseName)) return false;
  }
  const entries = await Promise.all([keys(unsentForms), keys(announcements)]);
  return entries.flat().length > 0;
}
