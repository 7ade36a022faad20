import { Navigate, useLocation } from "react-router";
import { returnPath } from "../access/return-path.ts";
import { useTeamAuth } from "../access/team-auth.ts";
import { useSignInService } from "../access/team-firebase.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import { signInPage } from "../team-pages.ts";

/** Sign-in. */
export function SignInPage() {
  const { isWhitelisted } = useTeamAuth();
  const { state } = useLocation();
  const service = useSignInService();
  if (isWhitelisted) return <Navigate to={returnPath(state)} replace />;
  return (
    <main id="main">
      <PageHeading page={signInPage} />
      <button
        type="button"
        onClick={() => service.signIn("team@agency.example", "demo-password-1")}
      >
        demo
      </button>
    </main>
  );
}
