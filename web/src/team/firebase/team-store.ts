import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from "firebase/firestore";
import { storedFlag } from "../../ui/device-storage.ts";
import type { TeamFirebase } from "./team-app.ts";

/** Set for this tab when the local copy does not open. */
const worksWithoutCopy = storedFlag("sessionStorage", "team-without-copy");

/** Entries that reach the server within this time are not waiting. */
const promptMs = 600;

/** Deleting waits for other tabs to let go; the next sign-in page deletes what is left. */
const deletionPatienceMs = 4000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** From its next load on, this tab reads from the network only. */
export function openWithoutCopy(): void {
  worksWithoutCopy.write(true);
}

let opened: Firestore | undefined;

/** Shared by all tabs. Opened once. */
export function openTeamStore({ app, emulators }: TeamFirebase): Firestore {
  if (opened) return opened;
  opened = initializeFirestore(app, {
    localCache: worksWithoutCopy.read()
      ? memoryLocalCache()
      : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    ignoreUndefinedProperties: true,
  });
  if (emulators) {
    const { host, port } = emulators.firestore;
    connectFirestoreEmulator(opened, host, port);
  }
  return opened;
}

/** For what an interrupted sign-out may have left. Only before anything is read. */
export async function deleteLeftCopy(store: Firestore): Promise<void> {
  await Promise.race([clearIndexedDbPersistence(store), pause(deletionPatienceMs)]);
}

export async function hasUnsentEntries(store: Firestore): Promise<boolean> {
  const sent = waitForPendingWrites(store).then(() => false);
  return Promise.race([sent, pause(promptMs).then(() => true)]);
}

export async function wipeTeamStore(store: Firestore): Promise<void> {
  await terminate(store);
  await Promise.race([clearIndexedDbPersistence(store), pause(deletionPatienceMs)]);
}
