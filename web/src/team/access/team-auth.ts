import { createContext, useContext } from "react";
import type { TeamSession } from "../store/use-session.ts";
import type { OpenStore } from "../store/use-store.ts";
import type { SignOutReason } from "./sign-out-reason.ts";

export interface Denial {
  email: string;
  /** Otherwise the whitelist is not asked for the address. */
  isConfirmed: boolean;
}

export interface TeamAuth {
  user: { uid: string; email: string } | null;
  /** Null also while there is no network to renew it. */
  session: TeamSession | null;
  /** Until both are known: who is signed in, and what the whitelist says. */
  isLoading: boolean;
  isWhitelisted: boolean;
  companyName: string | null;
  companyId: string | null;
  store: OpenStore["store"] | undefined;
  /** Neither server nor copy could say whether the whitelist names the person. */
  isUnreachable: boolean;
  /** Access was taken from the copy on this device. */
  isOffline: boolean;
  /** Nothing of an earlier session is left on this device. Undefined until that is known. */
  isWiped: boolean | undefined;
  /** Another object for each account that was not let in. */
  denial: Denial | undefined;
  /** After a refused read: ends the session where access has ended. */
  recheckAccess: () => Promise<void>;
  /** Entries that wait for a network would be lost by leaving. */
  hasUnsentEntries: () => Promise<boolean>;
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
