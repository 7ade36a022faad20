export const outboxDatabase = "outbox";

/**
 * Whether a form has ever been kept on this device: only then is the outbox worth loading. Asks the
 * browser for its list of databases, which loads and creates nothing. A mark in the local storage would
 * not do: Chromium writes it a moment later than the database, and not at all when the page is closed
 * at once.
 */
export async function isOutboxThere(): Promise<boolean> {
  // Firefox has the list since version 126; before, the outbox itself has to be opened.
  if (typeof indexedDB.databases !== "function") return true;
  return (await indexedDB.databases()).some(({ name }) => name === outboxDatabase);
}
