import { useEffect, useState } from "react";
import type { TeamFirebase } from "../firebase/team-app.ts";
import { wipeDevice } from "./wipe-device.ts";

type StoreModule = typeof import("../firebase/team-store.ts");
type WhitelistModule = typeof import("../firebase/whitelist-watch.ts");

export interface OpenStore {
  store: ReturnType<StoreModule["openTeamStore"]>;
  storeModule: StoreModule;
  whitelistModule: WhitelistModule;
}

/** Opens Firestore, the largest part, beside the sign-in page. Undefined until then, null where it cannot be had. */
export function useStore(
  firebase: TeamFirebase,
  signedOut: boolean | undefined,
): OpenStore | null | undefined {
  const [opened, setOpened] = useState<OpenStore | null>();
  // Only the state at the start counts: later, the copy belongs to who signs in.
  const [startsEmpty, setStartsEmpty] = useState(signedOut);
  if (startsEmpty === undefined && signedOut !== undefined) setStartsEmpty(signedOut);

  useEffect(() => {
    if (startsEmpty === undefined) return;
    let isCurrent = true;
    const open = async () => {
      const [storeModule, whitelistModule] = await Promise.all([
        import("../firebase/team-store.ts"),
        import("../firebase/whitelist-watch.ts"),
      ]);
      const store = storeModule.openTeamStore(firebase);
      if (startsEmpty) await Promise.all([storeModule.deleteLeftCopy(store), wipeDevice()]);
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
  return opened;
}
