import type { ReactNode } from "react";
import { TeamFirebaseProvider } from "../firebase/reactfire.tsx";
import { LoadingScreen } from "../layout/loading-screen.tsx";
import { TroubleScreen } from "../layout/trouble-screen.tsx";
import { AccessProvider } from "./access-provider.tsx";
import { FirebaseContext } from "./team-firebase.ts";
import { useOpenFirebase } from "./use-open-firebase.ts";

/** Opens the team area's Firebase app and tells what is below who is signed in. */
export function TeamAuthProvider({ children }: { children: ReactNode }) {
  const opening = useOpenFirebase();
  if (opening.state === "opening") return <LoadingScreen />;
  if (opening.state === "failed") {
    return (
      <TroubleScreen
        title="The team area cannot be opened"
        text="It needs a network the first time. Check your connection, then try again."
        onRetry={opening.retry}
      />
    );
  }
  const { firebase } = opening;
  return (
    <FirebaseContext value={firebase}>
      <TeamFirebaseProvider firebase={firebase}>
        <AccessProvider firebase={firebase}>{children}</AccessProvider>
      </TeamFirebaseProvider>
    </FirebaseContext>
  );
}
