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
import type { TeamFirebase } from "./team-app.ts";

/** Set for this tab when the local copy does not open. */
const worksWithoutCopy = storedFlag("sessionStorage", "team-without-copy");

/** Entries that reach the server within this time are not waiting. */
const promptMs = 600;

/** A store that says nothing for so long may have crashed. */
const storePatienceMs = 5000;

const deletionPatienceMs = 4000;

const closingPatienceMs = 2000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** From its next load on, this tab reads from the network only. */
export function openWithoutCopy(): void {
  worksWithoutCopy.write(true);
}

/** Every tab holds it while its store is open. */
const storeLock = "team-store";

let opened: Firestore | undefined;
let letGo = () => {};

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
  // One that has crashed (in two windows that leave at once) never ends.
  await Promise.race([terminate(store), pause(closingPatienceMs)]);
  letGo();
}

/**
 * Once all tabs have closed their store. With one that does not answer, the (emptied) database stays: a deletion that
 * waits would keep everybody from opening it.
 */
export async function deleteCopy(store: Firestore): Promise<void> {
  const signal = AbortSignal.timeout(deletionPatienceMs);
  const deletion = navigator.locks?.request(storeLock, { signal }, () =>
    clearIndexedDbPersistence(store),
  );
  await Promise.race([deletion?.catch(() => undefined), pause(deletionPatienceMs)]);
}

export async function hasUnsentEntries(store: Firestore): Promise<boolean> {
  // One that fails can't say what waits in it.
  const sent = waitForPendingWrites(store).then(
    () => false,
    () => true,
  );
  let stop = () => {};
  // The store does one thing after the other. Once it has come to this, it knows whether anything waits: a device that
  // is busy until then has nothing to ask about.
  const known = new Promise<void>((resolve) => {
    stop = onSnapshotsInSync(store, resolve);
  });
  const late = Promise.race([known.then(() => pause(promptMs)), pause(storePatienceMs)]);
  return Promise.race([sent, late.then(() => true)]).finally(stop);
}
