import { useSearchParams } from "react-router-dom";
import { ResetPage } from "./reset-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/**
 * What /auth shows: sign-in, or, for a link from a mail of Firebase's, what that link is for. Of these
 * links only those for a new password are in use; any other is told to be no good here.
 */
export function AuthPage() {
  const [query] = useSearchParams();
  const mode = query.get("mode");
  if (mode === null) return <SignInPage />;
  return <ResetPage code={mode === "resetPassword" ? (query.get("oobCode") ?? "") : ""} />;
}
