import { createContext, useContext, useMemo } from "react";
import { type SignInService, signInService } from "../firebase/sign-in.ts";
import type { TeamFirebase } from "../firebase/team-app.ts";

export const FirebaseContext = createContext<TeamFirebase | undefined>(undefined);

/** What email and password sign-in can do. @throws Error outside `TeamAuthProvider`. */
export function useSignInService(): SignInService {
  const firebase = useContext(FirebaseContext);
  if (!firebase) throw new Error("useSignInService must be used within TeamAuthProvider");
  return useMemo(() => signInService(firebase), [firebase]);
}
