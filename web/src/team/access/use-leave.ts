import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as z from "zod";
import { readNotices } from "../../pwa/stored-notices.ts";
import { inTime } from "../store/in-time.ts";
import { memberMark } from "../store/member-mark.ts";
import { useSignInService } from "../store/reactfire.tsx";
import { tabChannel } from "../store/tab-channel.ts";
import type { OpenStore } from "../store/use-store.ts";
import { wipeDatabases, wipeStorages } from "../store/wipe-device.ts";
import { signInPage } from "../team-pages.ts";
import { showUnanswered } from "../ui/app-badge.ts";
import { lastSignOutReason, type SignOutReason, signOutReason } from "./sign-out-reason.ts";

/** The time that leaving waits for the server to hear that the notices have ended. */
const noticePatienceMs = 2000;

/** A tab that hears so late was frozen. */
const frozenMs = 5000;

/** Tells when (in ms) and why the session has ended. */
const otherTabs = tabChannel("team-area", z.object({ reason: signOutReason, at: z.number() }));

/** `left` waits only for a network to load the sign-in page, which tries again to delete what is `left-unwiped`. */
export type Leaving = "leaving" | "left" | "left-unwiped";

/** A step that fails must not keep the following ones from deleting what they can. */
async function attempt(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error("A step of signing out failed", error);
  }
}

/** Only a device that gets notices of leads needs the script that ends them. */
async function endNotices(store: OpenStore["store"] | undefined): Promise<void> {
  const stored = await readNotices();
  if (!stored || !store) return;
  const { switchOff } = await import("../store/notice-device.ts");
  await switchOff(store, stored, noticePatienceMs);
}

/** Loads the whole page, so that nothing stays in memory either. */
function openSignIn(): void {
  // If the address is the same, this history entry would keep its state, such as a reset code.
  if (location.pathname === signInPage.path) history.replaceState(null, "");
  location.replace(signInPage.path);
}

/** Ends the session in all tabs, deletes everything stored, and loads the sign-in page. It needs no network. */
export function useLeave(opened: OpenStore | null | undefined) {
  const { signOut } = useSignInService();
  const [leaving, setLeaving] = useState<Leaving>();
  const started = useRef(false);
  const current = useRef(opened);
  useEffect(() => {
    current.current = opened;
  });

  const end = useCallback(
    async (reason: SignOutReason, isFirst: boolean) => {
      if (started.current) return;
      started.current = true;
      // From now on, no start draws the page that was seen last (entry-seen.ts), even if the rest fails.
      memberMark.remove();
      // React first unmounts what listens to the store, so that nothing starts to listen to a closed one. It can do
      // that immediately only outside of its effects.
      await Promise.resolve();
      flushSync(() => setLeaving("leaving"));
      // This comes before the other tabs notice by themselves that nobody is signed in, without knowing why.
      if (isFirst) otherTabs.send({ reason, at: Date.now() });
      // This comes before the session ends, so that the functions can hear about it, too.
      // If it takes too long, the worker ends the notices with the next one.
      await attempt(() => inTime(endNotices(current.current?.store)));
      await attempt(() => inTime(signOut()));
      const { store, storeModule } = current.current ?? {};
      await attempt(async () => store && storeModule?.closeTeamStore(store));
      const isEmptied = await wipeDatabases();
      // This waits for the other tabs. After that, they write nothing to the storages any more.
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

  useEffect(
    () =>
      otherTabs.listen(({ reason, at }) => {
        // The tab that leaves removes the mark. If it's there, somebody has signed in since. (Others may still see it for
        // a moment after it was removed.)
        const isNewSession = Date.now() - at > frozenMs && memberMark.read() !== undefined;
        if (isNewSession) location.reload();
        else end(reason, false);
      }),
    [end],
  );

  const leave = useCallback((reason: SignOutReason) => end(reason, true), [end]);
  return { leaving, leave };
}
