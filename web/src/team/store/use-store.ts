import { useEffect, useState } from "react";
import type { TeamFirebase } from "./team-app.ts";
import { wipeDatabases, wipeStorages } from "./wipe-device.ts";

type StoreModule = typeof import("./team-store.ts");
type WhitelistModule = typeof import("./whitelist-watch.ts");

export interface OpenStore {
  store: ReturnType<StoreModule["openTeamStore"]>;
  storeModule: StoreModule;
  whitelistModule: WhitelistModule;
}

export function prepareStore() {
  return Promise.all([import("./team-store.ts"), import("./whitelist-watch.ts")]);
}

/** If the databases can't be read, somebody may be signed in anyway: what was typed is in the storages, and stays. */
async function wipeLeftovers(): Promise<boolean> {
  return (await wipeDatabases()) && (await wipeStorages());
}

/**
 * Opens Firestore for the signed-in user. `opened` is undefined until then, and null if Firestore can't be opened. If
 * nobody is signed in at the start, this first deletes what an earlier session may have left, and says whether it
 * could.
 */
export function useStore(firebase: TeamFirebase, signedOut: boolean | undefined) {
  const [opened, setOpened] = useState<OpenStore | null>();
  const [wiping, setWiping] = useState<Promise<boolean>>();
  const [isWiped, setWiped] = useState<boolean>();
  const isSomeone = signedOut === false;
  // Only the state at the start counts: later, the copy belongs to the person who signs in.
  const [startsEmpty, setStartsEmpty] = useState(signedOut);
  if (startsEmpty === undefined && signedOut !== undefined) setStartsEmpty(signedOut);

  useEffect(() => {
    if (startsEmpty) setWiping(wipeLeftovers());
  }, [startsEmpty]);

  useEffect(() => {
    wiping?.then(setWiped);
  }, [wiping]);

  useEffect(() => {
    if (!isSomeone || (startsEmpty && !wiping)) return;
    let isCurrent = true;
    const open = async () => {
      const [[storeModule, whitelistModule]] = await Promise.all([prepareStore(), wiping]);
      const store = storeModule.openTeamStore(firebase);
      if (isCurrent) setOpened({ store, storeModule, whitelistModule });
    };
    open().catch((error: unknown) => {
      console.error("Firestore cannot be opened", error);
      if (isCurrent) setOpened(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [firebase, isSomeone, startsEmpty, wiping]);
  return { opened, isWiped };
}
