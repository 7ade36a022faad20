import { useTeamAuth } from "./team-auth.ts";

/** The signed-in member of a company, inside the guard. @throws Error outside it. */
export function useMember() {
  const { user, companyId, companyName, isOffline, recheckAccess } = useTeamAuth();
  if (!user || companyId === null || companyName === null) {
    throw new Error("useMember must be used inside the guard");
  }
  return { email: user.email, companyId, companyName, isOffline, recheckAccess };
}
