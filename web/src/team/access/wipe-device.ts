/** Everything that the team area keeps on a device, besides Firebase's own, is named with this start. */
const ours = "team-";

/** Notes of Firestore about its tabs, which name the project; it leaves them when its copy is deleted. */
const firestoreNotes = "firestore_";

/** The configuration says which project the site belongs to: nothing about a person, and needed offline. */
const configKey = "team-config";

/** Caches of the service worker that only a member's device has (web/sw/caching-policy.ts). */
const isTeamCache = (name: string) => name.startsWith(ours);

function wipeStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    const isTeams = key.startsWith(ours) || key.startsWith(firestoreNotes);
    if (isTeams && key !== configKey) storage.removeItem(key);
  }
}

/**
 * Empties a database instead of deleting it: a deletion would wait for every open connection, also for
 * that of this page.
 */
function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) {
        database.close();
        resolve();
        return;
      }
      const emptying = database.transaction(stores, "readwrite");
      for (const store of stores) emptying.objectStore(store).clear();
      emptying.oncomplete = () => {
        database.close();
        resolve();
      };
      emptying.onabort = () => reject(emptying.error);
    };
  });
}

async function wipeDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith(ours) ? [name] : []));
  await Promise.all(names.map(emptyDatabase));
}

async function wipeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isTeamCache).map((name) => caches.delete(name)));
}

/** Deletes what the team area has put into this browser's storages. One that refuses does not stop the others. */
export async function wipeDevice(): Promise<void> {
  const results = await Promise.allSettled([
    wipeDatabases(),
    wipeCaches(),
    (async () => wipeStorage(localStorage))(),
    (async () => wipeStorage(sessionStorage))(),
  ]);
  for (const result of results) {
    if (result.status === "rejected") console.error("A storage was not emptied", result.reason);
  }
}
