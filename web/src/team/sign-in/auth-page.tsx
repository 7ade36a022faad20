import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod";
import { signInPage } from "../team-pages.ts";
import { ResetPage } from "./reset-page.tsx";
import { SignInPage } from "./sign-in-page.tsx";

const linkState = z.object({ resetCode: z.string() });

/** The sign-in page, or the target of a link in a mail from Firebase. Only links for a new password are in use. */
export function AuthPage() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const mode = query.get("mode");
  const code = mode === "resetPassword" ? (query.get("oobCode") ?? "") : "";

  useEffect(() => {
    // This hides the code and keeps it out of the history's list. This history entry keeps it for a reload.
    if (mode !== null) navigate(signInPage.path, { replace: true, state: { resetCode: code } });
  }, [mode, code, navigate]);

  const link = linkState.safeParse(state);
  if (mode !== null) return null;
  return link.success ? <ResetPage code={link.data.resetCode} /> : <SignInPage />;
}
