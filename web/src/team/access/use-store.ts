import { useEffect, useState } from "react";
import type { TeamFirebase } from "../firebase/team-app.ts";
import { wipeDatabases, wipeStorages } from "./wipe-device.ts";

type StoreModule = typeof import("../firebase/team-store.ts");
type WhitelistModule = typeof import("../firebase/whitelist-watch.ts");

export interface OpenStore {
  store: ReturnType<StoreModule["openTeamStore"]>;
  storeModule: StoreModule;
  whitelistModule: WhitelistModule;
}

/**
 * Opens Firestore, the largest part, beside the sign-in page. `opened` is undefined until then, null where it cannot be
 * had. Where nobody is signed in, it first deletes what an earlier session may have left, and tells whether it could.
 */
export function useStore(firebase: TeamFirebase, signedOut: boolean | undefined) {
  const [opened, setOpened] = useState<OpenStore | null>();
  const [isWiped, setWiped] = useState<boolean>();
  // Only the state at the start counts: later, the copy belongs to who signs in.
  const [startsEmpty, setStartsEmpty] = useState(signedOut);
  if (startsEmpty === undefined && signedOut !== undefined) setStartsEmpty(signedOut);

  useEffect(() => {
    if (startsEmpty === undefined) return;
    let isCurrent = true;
    const open = async () => {
      const wiping = startsEmpty ? Promise.all([wipeDatabases(), wipeStorages()]) : undefined;
      wiping?.then((results) => setWiped(results.every(Boolean)));
      const [storeModule, whitelistModule] = await Promise.all([
        import("../firebase/team-store.ts"),
        import("../firebase/whitelist-watch.ts"),
        wiping,
      ]);
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
  }, [firebase, startsEmpty]);
  return { opened, isWiped };
}
