import type { User } from "firebase/auth";
import type { Firestore } from "firebase/firestore";
import type { ReactNode } from "react";
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  useFirestore,
  useUser,
} from "reactfire";
import type { TeamFirebase } from "./team-app.ts";

/*
 * The only import of reactfire. In use: its providers, and `useUser`, which follows sign-in, sign-out
 * and each new token. Not in use: its hooks for documents and lists, which keep a refused read for good
 * (FirebaseExtended/reactfire#790); lists use `onSnapshot`. Its cache of observables ends with the
 * page: signing out loads a new one.
 */

/** Gives the Firebase app and its sign-in to what is below. */
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

/** Gives Firestore to what is below, inside `TeamFirebaseProvider`. */
export function TeamStoreProvider({ store, children }: { store: Firestore; children: ReactNode }) {
  return <FirestoreProvider sdk={store}>{children}</FirestoreProvider>;
}

/** Firestore of the team area. @throws outside the guarded pages. */
export const useTeamStore: () => Firestore = useFirestore;

/**
 * The signed-in user: null when nobody is, undefined while that is not known yet. `change` is another
 * object after each event, also when the user stays the same one and only the token is new.
 */
export function useSignedInUser(): { user: User | null | undefined; change: object } {
  const status = useUser<User>();
  return { user: status.status === "loading" ? undefined : status.data, change: status };
}
