import { useEffect, useState } from "react";
import type { OpenStore } from "../store/use-store.ts";
import type { WhitelistCheck } from "../store/whitelist-watch.ts";

const checking: WhitelistCheck = { state: "checking" };

/** Access stays while the server cannot be asked. */
function next(before: WhitelistCheck, answer: WhitelistCheck): WhitelistCheck {
  if (answer.state !== "unreachable" || before.state !== "allowed") return answer;
  return { ...before, confirmed: false };
}

/** The state is also `checking` while nobody is signed in. */
export function useWhitelistCheck(
  opened: OpenStore | null | undefined,
  email: string | undefined,
): WhitelistCheck {
  const [latest, setLatest] = useState<{ email: string; check: WhitelistCheck }>();

  useEffect(() => {
    if (email === undefined || opened === undefined) return;
    const keep = (update: WhitelistCheck) =>
      setLatest((before) => ({
        email,
        check: next(before?.email === email ? before.check : checking, update),
      }));
    if (opened === null) {
      keep({ state: "unreachable" });
      return;
    }
    return opened.whitelistModule.watchWhitelistRow(opened.store, email, keep);
  }, [opened, email]);

  // An answer about somebody else doesn't count.
  return latest !== undefined && latest.email === email ? latest.check : checking;
}
