import { useSearchParams } from "react-router-dom";
import { ResetPage } from "./reset-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/**
 * Sign-in, or what a link in a mail from Firebase is for. Only links for a new password are in use; any other is told
 * to be no good here.
 */
export function AuthPage() {
  const [query] = useSearchParams();
  const mode = query.get("mode");
  if (mode === null) return <SignInPage />;
  return <ResetPage code={mode === "resetPassword" ? (query.get("oobCode") ?? "") : ""} />;
}
