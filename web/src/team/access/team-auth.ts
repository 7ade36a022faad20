import { createContext, useContext } from "react";
import type { TeamSession } from "../store/use-session.ts";
import type { OpenStore } from "../store/use-store.ts";
import type { SignOutReason } from "./sign-out-reason.ts";

export interface DeniedAccount {
  email: string;
  /** If it isn't confirmed, the whitelist isn't asked about the address. */
  isConfirmed: boolean;
}

export interface TeamAuth {
  user: { uid: string; email: string } | null;
  /** This is also null while there is no network to renew the session. */
  session: TeamSession | null;
  /** True until both are known: who is signed in, and what the whitelist says. */
  isLoading: boolean;
  isWhitelisted: boolean;
  companyName: string | null;
  companyId: string | null;
  store: OpenStore["store"] | undefined;
  /** Neither server nor copy could say whether the whitelist names the person. */
  isUnreachable: boolean;
  /** Access was taken from the copy on this device. */
  isOffline: boolean;
  /** Nothing from an earlier session is left on this device. This is undefined until that is known. */
  isWiped: boolean | undefined;
  /** A new object for each account that was not let in. */
  deniedAccount: DeniedAccount | undefined;
  /** Ends the session if access has ended. Call it after a refused read. */
  recheckAccess: () => Promise<void>;
  /** Says whether leaving would lose entries that wait for a network. */
  hasUnsentWrites: () => Promise<boolean>;
  /** Ends the session, deletes all copies, and loads the sign-in page. */
  leave: (reason: SignOutReason) => Promise<void>;
}

export const TeamAuthContext = createContext<TeamAuth | undefined>(undefined);

/** @throws Error outside `TeamAuthProvider`. */
export function useTeamAuth(): TeamAuth {
  const auth = useContext(TeamAuthContext);
  if (!auth) throw new Error("useTeamAuth must be used within its provider, TeamAuthProvider");
  return auth;
}

/** @throws Error outside the guard. */
export function useMember() {
  const { user, companyId, companyName, store, recheckAccess } = useTeamAuth();
  if (!user || companyId === null || companyName === null || !store) {
    throw new Error("useMember must be used inside the guard");
  }
  return { email: user.email, companyId, companyName, store, recheckAccess };
}
