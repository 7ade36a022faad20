import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { showToast } from "../../ui/toast/show-toast.ts";
import { returnPath } from "../access/return-path.ts";
import { type DeniedAccount, useTeamAuth } from "../access/team-auth.ts";
import { accessDenied } from "./sign-in-texts.ts";

/** The message of a successful sign-in can be read for this long. */
const redirectDelayMs = 1000;

/** Never says that an unconfirmed address (`unconfirmed`) is missing from the whitelist. */
export function useRedirect() {
  const { isWhitelisted, isUnreachable, deniedAccount } = useTeamAuth();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [signedInAt, setSignedInAt] = useState<number>();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const handledAccount = useRef<DeniedAccount>(undefined);
  const isDenied = deniedAccount !== handledAccount.current;
  const mayGo = busy && signedInAt !== undefined && (isWhitelisted || isUnreachable);

  useEffect(() => {
    // An answer that comes before the sign-in has finished waits for it.
    if (!isDenied && !mayGo) return;
    if (busy && signedInAt === undefined) return;
    const rest = signedInAt === undefined ? 0 : signedInAt + redirectDelayMs - Date.now();
    const clock = setTimeout(
      () => {
        handledAccount.current = deniedAccount;
        if (mayGo) {
          navigate(returnPath(state), { replace: true });
          return;
        }
        setBusy(false);
        setSignedInAt(undefined);
        if (deniedAccount?.isConfirmed === false) setUnconfirmed(deniedAccount.email);
        else {
          setIsRefused(true);
          showToast(accessDenied);
        }
      },
      Math.max(0, rest),
    );
    return () => clearTimeout(clock);
  }, [isDenied, mayGo, busy, signedInAt, deniedAccount, navigate, state]);

  return {
    busy,
    /** The service accepted somebody who isn't on the whitelist. */
    isRefused,
    unconfirmed,
    forgetUnconfirmed: () => setUnconfirmed(undefined),
    begin: () => {
      handledAccount.current = deniedAccount;
      setIsRefused(false);
      setSignedInAt(undefined);
      setBusy(true);
    },
    succeed: () => setSignedInAt(Date.now()),
    fail: () => setBusy(false),
  };
}
