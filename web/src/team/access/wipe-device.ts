/** What the team area keeps, besides Firebase's own, is named with this start. */
const ours = "team-";

/** Firestore leaves these when its copy is deleted, and they name the project. */
const firestoreNotes = "firestore_";

/** Nothing about a person, and needed without a network. */
const configKey = "team-config";

/** web/sw/sw.ts */
const isTeamCache = (name: string) => name.startsWith(ours);

function wipeStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    const isTeams = key.startsWith(ours) || key.startsWith(firestoreNotes);
    if (isTeams && key !== configKey) storage.removeItem(key);
  }
}

/** A deletion would wait for every open connection, also for that of this page. */
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

/** A storage that refuses does not stop the others. */
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
