import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  onSnapshotsInSync,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from "firebase/firestore";
import { storedFlag } from "../../ui/device-storage.ts";
import { hasRefusedWrites } from "./local-writes.ts";
import type { TeamFirebase } from "./team-app.ts";

/** This is set for the next load of a tab when the local copy does not open. */
const worksWithoutCopy = storedFlag("sessionStorage", "team-without-copy");

/** Entries that reach the server within this time are not waiting. */
const promptMs = 600;

/** A store that says nothing for this long may have crashed. */
const storePatienceMs = 5000;

const deletionPatienceMs = 4000;

const closingPatienceMs = 2000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The next load of this tab reads from the network only. */
export function openWithoutCopy(): void {
  worksWithoutCopy.write(true);
}

/** Every tab holds this lock while its store is open. */
const storeLock = "team-store";

let opened: Firestore | undefined;
let letGo = () => {};

/** Opens the store once. All tabs share it. */
export function openTeamStore({ app, emulators }: TeamFirebase): Firestore {
  if (opened) return opened;
  const isWithoutCopy = worksWithoutCopy.read();
  worksWithoutCopy.remove();
  opened = initializeFirestore(app, {
    localCache: isWithoutCopy
      ? memoryLocalCache()
      : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    ignoreUndefinedProperties: true,
  });
  if (emulators) {
    const { host, port } = emulators.firestore;
    connectFirestoreEmulator(opened, host, port);
  }
  navigator.locks
    ?.request(
      storeLock,
      { mode: "shared" },
      () => new Promise<void>((resolve) => (letGo = resolve)),
    )
    .catch(() => undefined);
  return opened;
}

export async function closeTeamStore(store: Firestore): Promise<void> {
  // A store that has crashed (in two windows that leave at once) never terminates.
  await Promise.race([terminate(store), pause(closingPatienceMs)]);
  letGo();
}

/**
 * Deletes the copy once all tabs have closed their store. If a tab does not answer, the (emptied) database stays: a
 * waiting deletion would keep everybody from opening it.
 */
export async function deleteCopy(store: Firestore): Promise<void> {
  const signal = AbortSignal.timeout(deletionPatienceMs);
  const deletion = navigator.locks?.request(storeLock, { signal }, () =>
    clearIndexedDbPersistence(store),
  );
  await Promise.race([deletion?.catch(() => undefined), pause(deletionPatienceMs)]);
}

export async function hasUnsentWrites(store: Firestore): Promise<boolean> {
  if (hasRefusedWrites()) return true;
  // A store that fails can't say what waits in it.
  const sent = waitForPendingWrites(store).then(
    () => false,
    () => true,
  );
  let stop = () => {};
  // The store does one thing after another. Once it gets here, it knows whether anything waits: a device that is busy
  // until then has nothing to ask about.
  const settled = new Promise<void>((resolve) => {
    stop = onSnapshotsInSync(store, resolve);
  });
  const late = Promise.race([settled.then(() => pause(promptMs)), pause(storePatienceMs)]);
  return Promise.race([sent, late.then(() => true)]).finally(stop);
}
