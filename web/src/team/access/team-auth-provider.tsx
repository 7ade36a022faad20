import { type ReactNode, useCallback, useEffect, useState } from "react";
import { TeamFirebaseProvider } from "../firebase/reactfire.tsx";
import { openTeamFirebase, type TeamFirebase } from "../firebase/team-app.ts";
import { LoadingScreen } from "../layout/loading-screen.tsx";
import { ProblemScreen } from "../layout/problem-screen.tsx";
import { AccessProvider } from "./access-provider.tsx";

interface TeamAuthProviderProps {
  /** Where it is open already, what is drawn first is a page. */
  opened?: TeamFirebase | undefined;
  children: ReactNode;
}

export function TeamAuthProvider({ opened, children }: TeamAuthProviderProps) {
  const [firebase, setFirebase] = useState<TeamFirebase | "opening" | "failed">(
    opened ?? "opening",
  );

  const open = useCallback(async () => {
    setFirebase("opening");
    try {
      setFirebase(await openTeamFirebase());
    } catch (error) {
      console.error("The team area cannot be opened", error);
      setFirebase("failed");
    }
  }, []);

  useEffect(() => {
    if (!opened) open();
  }, [opened, open]);

  if (firebase === "opening") return <LoadingScreen />;
  if (firebase === "failed") {
    return (
      <ProblemScreen
        title="The team area cannot be opened"
        text="It needs a network the first time. Check your connection, then try again."
        onRetry={open}
      />
    );
  }
  return (
    <TeamFirebaseProvider firebase={firebase}>
      <AccessProvider firebase={firebase}>{children}</AccessProvider>
    </TeamFirebaseProvider>
  );
}
