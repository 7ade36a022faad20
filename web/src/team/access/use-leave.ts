import { useCallback, useEffect, useRef, useState } from "react";
import { useSignInService } from "../firebase/reactfire.tsx";
import { showNewLeads } from "../install/app-badge.ts";
import { signInPage } from "../team-pages.ts";
import { hearOtherTabs, tellOtherTabs } from "./other-tabs.ts";
import { lastSignOutReason, type SignOutReason } from "./sign-out-reason.ts";
import type { OpenStore } from "./use-store.ts";
import { wipeDevice } from "./wipe-device.ts";

/** `left`: only a network is missing for the sign-in page. */
export type Leaving = "leaving" | "left";

/** A step that fails must not keep the following ones from deleting what they can. */
async function attempt(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error("A step of signing out failed", error);
  }
}

/** A full page load, so that nothing stays in memory either. */
function openSignIn(): void {
  location.replace(signInPage.path);
}

/** Ends the session in all tabs, deletes all that was kept, loads the sign-in page. Needs no network. */
export function useLeave(opened: OpenStore | null | undefined) {
  const { signOut } = useSignInService();
  const [leaving, setLeaving] = useState<Leaving>();
  const begun = useRef(false);
  const current = useRef(opened);
  useEffect(() => {
    current.current = opened;
  });

  const end = useCallback(
    async (reason: SignOutReason, tell: boolean) => {
      if (begun.current) return;
      begun.current = true;
      setLeaving("leaving");
      // React first takes away what listens to the store.
      await new Promise((resolve) => setTimeout(resolve));
      // Before the other tabs notice by themselves that nobody is signed in, and do not know why.
      if (tell) tellOtherTabs(reason);
      await attempt(signOut);
      await attempt(async () => current.current?.storeModule.wipeTeamStore(current.current.store));
      await wipeDevice();
      await showNewLeads(0);
      lastSignOutReason.write(reason);
      if (navigator.onLine) {
        openSignIn();
        return;
      }
      history.replaceState(null, "", signInPage.path);
      addEventListener("online", openSignIn, { once: true });
      setLeaving("left");
    },
    [signOut],
  );

  useEffect(() => hearOtherTabs((reason) => end(reason, false)), [end]);

  const leave = useCallback((reason: SignOutReason) => end(reason, true), [end]);
  return { leaving, leave };
}
