import { type ReactNode, useMemo } from "react";
import { AuthProvider, FirebaseAppProvider, useAuth } from "reactfire";
import { type SignInService, signInService } from "./sign-in.ts";
import type { TeamFirebase } from "./team-app.ts";

/*
 * This app uses the providers with `useAuth`. It doesn't use `useUser`, which cannot take over HTML: React would throw
 * away the sign-in page that somebody is filling in, and render it again (use-session.ts does its work). reactfire's
 * hooks for documents, lists and tokens keep a refused answer forever (FirebaseExtended/reactfire#790): a person who is
 * let in again would not see it. The app doesn't use `useFirestore` either, because Firestore is there for members only
 * (`useMember`).
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
