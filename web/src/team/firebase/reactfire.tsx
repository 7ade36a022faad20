import { type ReactNode, useMemo } from "react";
import { AuthProvider, FirebaseAppProvider, useAuth } from "reactfire";
import { type SignInService, signInService } from "./sign-in.ts";
import type { TeamFirebase } from "./team-app.ts";

/*
 * reactfire serves for what its documents recommend: the providers bring app and sign-in to every component,
 * and `useUser` follows sign-in, sign-out and each new token (use-session.ts). Not in use:
 * - Its hooks for documents, lists and tokens. They keep an answer for good, also a refused one
 *   (FirebaseExtended/reactfire#790): who is let in again would not see it. Lists use `onSnapshot`.
 * - `useFirestore`. Firestore is opened beside the sign-in page and is there for members only, so it comes
 *   with them (`useMember`).
 */

export function TeamFirebaseProvider({
  firebase: { app, auth },
  children,
}: {
  firebase: TeamFirebase;
  children: ReactNode;
}) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
}

/** @throws outside `TeamFirebaseProvider`. */
export function useSignInService(): SignInService {
  const auth = useAuth();
  return useMemo(() => signInService(auth), [auth]);
}
