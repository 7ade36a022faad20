import { type ReactNode, useCallback, useEffect, useState } from "react";
import { TeamFirebaseProvider } from "../store/reactfire.tsx";
import { openTeamFirebase, type TeamFirebase } from "../store/team-app.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { ProblemScreen } from "../ui/problem-screen.tsx";
import { AccessProvider } from "./access-provider.tsx";

interface TeamAuthProviderProps {
  /** If this is set, the first render is already a page. */
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
      console.error("The team area can't be opened", error);
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
        title="The team area can't be opened"
        text="It needs a connection the first time. Check your connection, then try again."
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
