import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readNotices } from "../../pwa/kept-notices.ts";
import { memberMark } from "../store/member-mark.ts";
import { useSignInService } from "../store/reactfire.tsx";
import { tabChannel } from "../store/tab-channel.ts";
import type { OpenStore } from "../store/use-store.ts";
import { wipeDatabases, wipeStorages } from "../store/wipe-device.ts";
import { signInPage } from "../team-pages.ts";
import { showUnanswered } from "../ui/app-badge.ts";
import { lastSignOutReason, type SignOutReason, signOutReason } from "./sign-out-reason.ts";

/** How long leaving waits for the browser to end its notices, and for the server to know of it. */
const noticePatienceMs = 2000;

const otherTabs = tabChannel("team-area", signOutReason);

/** `left`: only a network is missing for the sign-in page, which looks again at what is `left-unwiped`. */
export type Leaving = "leaving" | "left" | "left-unwiped";

/** A step that fails must not keep the following ones from deleting what they can. */
async function attempt(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error("A step of signing out failed", error);
  }
}

/** Only a device that is told of leads needs the script that ends it. */
async function switchNoticesOff(store: OpenStore["store"] | undefined): Promise<void> {
  const kept = await readNotices();
  if (!kept || !store) return;
  const { switchOff } = await import("../store/notice-device.ts");
  await switchOff(store, kept, noticePatienceMs);
}

/** Whoever leaves isn't told of leads any more. What takes too long, the worker ends with the next notice. */
async function endNotices(store: OpenStore["store"] | undefined): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, noticePatienceMs));
  await Promise.race([switchNoticesOff(store), late]);
}

/** A full page load, so that nothing stays in memory either. */
function openSignIn(): void {
  // Where the address is the same, this entry of the history would keep what it holds, such as a reset code.
  if (location.pathname === signInPage.path) history.replaceState(null, "");
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
      // From now on no start draws what was seen last (entry-seen.ts), whatever becomes of the rest.
      memberMark.remove();
      // First, React takes away what listens to the store, so that nothing begins to listen to a closed one. It can do
      // that at once only outside of its effects.
      await Promise.resolve();
      flushSync(() => setLeaving("leaving"));
      // Before the other tabs notice by themselves that nobody is signed in, and do not know why.
      if (tell) otherTabs.tell(reason);
      // Before the session ends, so that the functions may hear of it, too.
      await attempt(() => endNotices(current.current?.store));
      await attempt(signOut);
      const { store, storeModule } = current.current ?? {};
      await attempt(async () => store && storeModule?.closeTeamStore(store));
      const isEmptied = await wipeDatabases();
      // Waits for the other tabs, and then these leave no notes in the storages any more.
      await attempt(async () => store && storeModule?.deleteCopy(store));
      const isWiped = (await wipeStorages()) && (isEmptied || (await wipeDatabases()));
      await showUnanswered(0);
      lastSignOutReason.write(reason);
      if (navigator.onLine) {
        openSignIn();
        return;
      }
      history.replaceState(null, "", signInPage.path);
      addEventListener("online", openSignIn, { once: true });
      setLeaving(isWiped ? "left" : "left-unwiped");
    },
    [signOut],
  );

  useEffect(() => otherTabs.hear((reason) => end(reason, false)), [end]);

  const leave = useCallback((reason: SignOutReason) => end(reason, true), [end]);
  return { leaving, leave };
}
