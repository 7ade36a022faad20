import { Navigate, Outlet, useLocation } from "react-router-dom";
import { signInPage } from "../team-pages.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { ProblemScreen } from "../ui/problem-screen.tsx";
import { returnStateFor } from "./return-path.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { SlowStart } from "./slow-start.tsx";
import { useTeamAuth } from "./team-auth.ts";

/** This guard is a courtesy to people: firestore.rules decide what anybody may read. */
export function Guard() {
  const { user, isLoading, isWhitelisted, isUnreachable, store } = useTeamAuth();
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
        text="You seem to be offline. Your account is fine, and anything you added is still on this device."
        onRetry={() => window.location.reload()}
      >
        <SignOutButton variant="quiet" />
      </ProblemScreen>
    );
  }
  if (!isWhitelisted || !store) {
    return <Navigate to={signInPage.path} replace state={returnStateFor(location)} />;
  }
  return <Outlet />;
}
