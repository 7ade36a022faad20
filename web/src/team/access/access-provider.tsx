import { chakra } from "@chakra-ui/react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { keepTeamArea } from "../../pwa/keep-team-area.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOnline } from "../../ui/use-online.ts";
import { memberMark } from "../store/member-mark.ts";
import { useSignInService } from "../store/reactfire.tsx";
import type { TeamFirebase } from "../store/team-app.ts";
import { useSession } from "../store/use-session.ts";
import { useStore } from "../store/use-store.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { Screen } from "../ui/screen.tsx";
import { useTrueFor } from "../ui/use-true-for.ts";
import { type DeniedAccount, type TeamAuth, TeamAuthContext } from "./team-auth.ts";
import { type Leaving, useLeave } from "./use-leave.ts";
import { useWhitelistCheck } from "./use-whitelist-check.ts";

/** After this time, the page says that it shows a copy. */
const confirmationPatienceMs = 4000;

function LeavingScreen({ leaving }: { leaving: Leaving }) {
  if (leaving === "leaving") return <LoadingScreen isEnd />;
  const isWiped = leaving === "left";
  return (
    <Screen id="main">
      <chakra.div role="status" display="grid" gap="3" justifyItems="center" maxWidth="30rem">
        <chakra.span color={isWiped ? "good" : "accentText"}>
          <Icon name={isWiped ? "check" : "alert"} size="2.5rem" />
        </chakra.span>
        <chakra.h1 fontSize="h2">You're signed out</chakra.h1>
        <chakra.p color="muted">
          {isWiped
            ? "Everything the team area saved was deleted from this device."
            : "Some of what the team area saved couldn't be deleted from this device. Close all other tabs of this website."}{" "}
          There's no connection right now. The sign-in page opens when it's back
          {isWiped ? "." : " and tries again."}
        </chakra.p>
      </chakra.div>
    </Screen>
  );
}

/** Follows who is signed in and what the whitelist says about them, and ends the session when it has to. */
export function AccessProvider({
  firebase,
  children,
}: {
  firebase: TeamFirebase;
  children: ReactNode;
}) {
  const { user, session } = useSession();
  const { signOut } = useSignInService();
  const uid = user?.uid;
  const email = user ? (user.email ?? "") : undefined;
  const isConfirmed = user?.emailVerified === true;
  const { opened, isWiped } = useStore(firebase, user === undefined ? undefined : user === null);
  const { leaving, leave } = useLeave(opened);
  // Nothing may listen to the store while the session ends, because the store is deleted then.
  const check = useWhitelistCheck(leaving ? undefined : opened, email);
  const [deniedAccount, setDeniedAccount] = useState<DeniedAccount>();
  const memberUid = useRef<string>(undefined);
  const isUnconfirmed = check.state === "allowed" && !check.confirmed;
  const isLate = useTrueFor(isUnconfirmed, confirmationPatienceMs);
  const isOffline = !useOnline() || isLate;

  useEffect(() => {
    const wasMember = memberUid.current !== undefined;
    if (check.state === "allowed") memberUid.current = uid;
    if (check.state === "denied") {
      // A member from an earlier visit may have left pages and counts here, even if the copy is gone.
      if (wasMember || memberMark.read() !== undefined) leave("access-ended");
      else {
        if (email !== undefined) setDeniedAccount({ email, isConfirmed });
        // An account without access has no business on this device.
        signOut();
      }
    } else if (wasMember && uid !== memberUid.current) {
      // Another tab signed out, or the service ended the session: account disabled, password changed.
      if (uid === undefined || memberMark.read() !== uid) leave("session-ended");
      // This tab was frozen, and somebody else has been let in since.
      else location.reload();
    }
  }, [check.state, uid, email, isConfirmed, leave, signOut]);

  useEffect(() => {
    if (check.state !== "allowed" || uid === undefined) return;
    memberMark.write(uid);
    keepTeamArea();
  }, [check.state, uid]);

  const recheckAccess = useCallback(async () => {
    if (!opened || email === undefined) return;
    const isOff = await opened.whitelistModule.isOffWhitelist(opened.store, email);
    if (isOff) await leave("access-ended");
  }, [opened, email, leave]);

  const value = useMemo<TeamAuth>(
    () => ({
      user: uid === undefined ? null : { uid, email: email ?? "" },
      session,
      isLoading: user === undefined || (uid !== undefined && check.state === "checking"),
      isWhitelisted: check.state === "allowed",
      companyName: check.state === "allowed" ? check.row.company_name : null,
      companyId: check.state === "allowed" ? check.row.company_id : null,
      store: opened?.store,
      isUnreachable: check.state === "unreachable",
      isOffline,
      isWiped,
      deniedAccount,
      recheckAccess,
      hasUnsentWrites: async () =>
        opened ? opened.storeModule.hasUnsentWrites(opened.store) : false,
      leave,
    }),
    [
      user,
      uid,
      email,
      session,
      check,
      isOffline,
      isWiped,
      deniedAccount,
      recheckAccess,
      opened,
      leave,
    ],
  );

  if (leaving) return <LeavingScreen leaving={leaving} />;
  return <TeamAuthContext value={value}>{children}</TeamAuthContext>;
}
