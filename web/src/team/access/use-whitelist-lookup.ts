import { useEffect, useState } from "react";
import type { OpenStore } from "../store/use-store.ts";
import type { WhitelistLookup } from "../store/whitelist-watch.ts";

const checking: WhitelistLookup = { state: "checking" };

/** Access stays while the server cannot be asked. */
function next(before: WhitelistLookup, answer: WhitelistLookup): WhitelistLookup {
  if (answer.state !== "unreachable" || before.state !== "allowed") return answer;
  return { ...before, confirmed: false };
}

/** The state is also `checking` while nobody is signed in. */
export function useWhitelistLookup(
  opened: OpenStore | null | undefined,
  email: string | undefined,
): WhitelistLookup {
  const [latest, setLatest] = useState<{ email: string; lookup: WhitelistLookup }>();

  useEffect(() => {
    if (email === undefined || opened === undefined) return;
    const keep = (update: WhitelistLookup) =>
      setLatest((before) => ({
        email,
        lookup: next(before?.email === email ? before.lookup : checking, update),
      }));
    if (opened === null) {
      keep({ state: "unreachable" });
      return;
    }
    return opened.whitelistModule.watchWhitelistRow(opened.store, email, keep);
  }, [opened, email]);

  // An answer about somebody else doesn't count.
  return latest !== undefined && latest.email === email ? latest.lookup : checking;
}
