import { createContext, useContext } from "react";
import type { TeamSession } from "../firebase/use-session.ts";
import type { SignOutReason } from "./sign-out-reason.ts";
import type { OpenStore } from "./use-store.ts";

/** An account that signed in and was not let in. */
export interface Denial {
  email: string;
  /** Whether it is known that the address is theirs; otherwise the whitelist is not asked for it. */
  isConfirmed: boolean;
}

/** Who is signed in, and what this person may see. */
export interface TeamAuth {
  user: { uid: string; email: string } | null;
  /** Null also while there is no network to renew it. */
  session: TeamSession | null;
  /** Until it is known who is signed in and whether the whitelist names them. */
  isLoading: boolean;
  isWhitelisted: boolean;
  companyName: string | null;
  /** The company in paths of the store. */
  companyId: string | null;
  /** Firestore, once it is open. */
  store: OpenStore["store"] | undefined;
  /** Signed in, but neither server nor copy on this device could say whether the whitelist names them. */
  isUnreachable: boolean;
  /** What is shown may be out of date: access was taken from the copy on this device. */
  isOffline: boolean;
  /** The last account, since the page was loaded, that was not let in; another object each time. */
  denial: Denial | undefined;
  /** After a refused read: asks the server, and ends the session where access has ended. */
  recheckAccess: () => Promise<void>;
  /** Whether entries of this device still wait for a network; they would be lost by leaving. */
  hasUnsentEntries: () => Promise<boolean>;
  /** Ends the session on this device, deletes all copies, and loads the sign-in page. */
  leave: (reason: SignOutReason) => Promise<void>;
}

export const TeamAuthContext = createContext<TeamAuth | undefined>(undefined);

/** @throws Error outside `TeamAuthProvider`. */
export function useTeamAuth(): TeamAuth {
  const auth = useContext(TeamAuthContext);
  if (!auth) throw new Error("useTeamAuth must be used within its provider, TeamAuthProvider");
  return auth;
}

/** The signed-in member of a company, and the store with what that company has. @throws Error outside the guard. */
export function useMember() {
  const { user, companyId, companyName, store, recheckAccess } = useTeamAuth();
  if (!user || companyId === null || companyName === null || !store) {
    throw new Error("useMember must be used inside the guard");
  }
  return { email: user.email, companyId, companyName, store, recheckAccess };
}
