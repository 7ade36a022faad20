import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { showToast } from "../../ui/toast/show-toast.ts";
import { returnPath } from "../access/return-path.ts";
import { useTeamAuth } from "../access/team-auth.ts";
import { accessDenied } from "./sign-in-texts.ts";

/** Specification section 9: how long after a successful sign-in the person goes on (milliseconds). */
const redirectDelayMs = 1000;

/**
 * What happens after signing in: when it is known whether the whitelist names the person, but not before
 * the delay is over, on to where they were going, or the message that access is denied.
 */
export function useRedirect() {
  const { isWhitelisted, isUnreachable, denials } = useTeamAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [signedInAt, setSignedInAt] = useState<number>();
  const told = useRef(0);
  const isDenied = denials > told.current;
  const mayGo = busy && signedInAt !== undefined && (isWhitelisted || isUnreachable);

  useEffect(() => {
    // An answer that comes before the sign-in itself is through waits for that.
    if (!isDenied && !mayGo) return;
    if (busy && signedInAt === undefined) return;
    const rest = signedInAt === undefined ? 0 : signedInAt + redirectDelayMs - Date.now();
    const clock = setTimeout(
      () => {
        told.current = denials;
        if (mayGo) {
          navigate(returnPath(state), { replace: true });
          return;
        }
        setBusy(false);
        setSignedInAt(undefined);
        showToast(accessDenied);
      },
      Math.max(0, rest),
    );
    return () => clearTimeout(clock);
  }, [isDenied, mayGo, busy, signedInAt, denials, navigate, state]);

  return {
    busy,
    begin: () => {
      told.current = denials;
      setSignedInAt(undefined);
      setBusy(true);
    },
    succeed: () => setSignedInAt(Date.now()),
    fail: () => setBusy(false),
  };
}
