import { inTime } from "./in-time.ts";

/** The names of what the team area keeps, apart from Firebase's own, begin with this. */
const ours = "team-";

/** Firestore leaves these when its copy is deleted, and they name the project. */
const firestoreNotes = "firestore_";

const firestoreCopy = "firestore/";

/** This holds nothing about a person, and it is needed without a network. */
const configKey = "team-config";

const mostClearings = 20;
const clearingPauseMs = 100;

/** web/sw/sw.ts */
const isTeamCache = (name: string) => name.startsWith(ours);

function wipeStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    const isTeams = key.startsWith(ours) || key.startsWith(firestoreNotes);
    if (isTeams && key !== configKey) storage.removeItem(key);
  }
}

/** Firestore does not open its database without these; they hold counts and no records. */
const isNeededByFirestore = (store: string) => store.endsWith("Global");

/** Resolves to undefined if there is no such database, and does not create one. */
function openDatabase(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    let isMissing = false;
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction?.abort();
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => (isMissing ? resolve(undefined) : reject(opening.error));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

async function clearStores(database: IDBDatabase, stores: string[]): Promise<void> {
  const emptying = database.transaction(stores, "readwrite");
  for (const store of stores) emptying.objectStore(store).clear();
  await completed(emptying);
}

async function areEmpty(database: IDBDatabase, stores: string[]): Promise<boolean> {
  const reading = database.transaction(stores);
  const counts = stores.map((store) => reading.objectStore(store).count());
  await completed(reading);
  return counts.every(({ result }) => result === 0);
}

/** A deletion would wait for every open connection, even that of a tab that does not answer. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await openDatabase(name);
  if (!database) return;
  const stores = [...database.objectStoreNames].filter((store) => !isNeededByFirestore(store));
  try {
    // Another tab may write until it has closed its store.
    for (let left = mostClearings; stores.length > 0 && left > 0; left -= 1) {
      await clearStores(database, stores);
      if (await areEmpty(database, stores)) return;
      await new Promise((resolve) => setTimeout(resolve, clearingPauseMs));
    }
    if (stores.length > 0) throw new Error(`${name} is not empty`);
  } finally {
    database.close();
  }
}

async function emptyDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name = "" }) => {
    return name.startsWith(ours) || name.startsWith(firestoreCopy) ? [name] : [];
  });
  await Promise.all(names.map(emptyDatabase));
}

async function wipeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isTeamCache).map((name) => caches.delete(name)));
}

/** A step that fails does not stop the others. @returns whether all have ended well. */
async function allDone(steps: (() => Promise<void>)[]): Promise<boolean> {
  const results = await Promise.allSettled(steps.map((step) => inTime(step())));
  for (const result of results) {
    if (result.status === "rejected") console.error("A storage was not emptied", result.reason);
  }
  return results.every(({ status }) => status === "fulfilled");
}

/** @returns whether they are empty. */
export function wipeDatabases(): Promise<boolean> {
  return allDone([emptyDatabases]);
}

/** @returns whether nothing is left. */
export function wipeStorages(): Promise<boolean> {
  return allDone([
    wipeCaches,
    async () => wipeStorage(localStorage),
    async () => wipeStorage(sessionStorage),
  ]);
}
