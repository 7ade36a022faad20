import { Navigate, Outlet, useLocation } from "react-router-dom";
import { signInPage } from "../team-pages.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { ProblemScreen } from "../ui/problem-screen.tsx";
import { returnStateFor } from "./return-path.ts";
import { SlowStart } from "./slow-start.tsx";
import { useTeamAuth } from "./team-auth.ts";

/** This guard is a courtesy to people: firestore.rules decide what anybody may read. */
export function Guard() {
  const { user, isLoading, isWhitelisted, isUnreachable, store, leave } = useTeamAuth();
  const location = useLocation();
  if (isLoading) {
    return (
      <LoadingScreen>
        <SlowStart />
      </LoadingScreen>
    );
  }
  if (user && isUnreachable) {
    return (
      <ProblemScreen
        title="We couldn't check your access"
        text="You seem to be offline, and nothing is saved on this device yet. Your account is fine."
        onRetry={() => window.location.reload()}
        onLeave={() => leave("signed-out")}
      />
    );
  }
  if (!isWhitelisted || !store) {
    return <Navigate to={signInPage.path} replace state={returnStateFor(location)} />;
  }
  return <Outlet />;
}
