import { useSearchParams } from "react-router-dom";
import { ResetPage } from "./reset-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

/** Sign-in, or where a link in a mail from Firebase leads: only links for a new password are in use. */
export function AuthPage() {
  const [query] = useSearchParams();
  const mode = query.get("mode");
  if (mode === null) return <SignInPage />;
  return <ResetPage code={mode === "resetPassword" ? (query.get("oobCode") ?? "") : ""} />;
}
