import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { countWaitingForms } from "../../forms/outbox/outbox-database.ts";
import { dismissToasts, prepareToasts } from "../../ui/toast/show-toast.ts";
import { useOnline } from "../../ui/use-online.ts";
import { returnPath } from "../access/return-path.ts";
import { lastSignOutReason, type SignOutReason } from "../access/sign-out-reason.ts";
import { SlowStart } from "../access/slow-start.tsx";
import { useTeamAuth } from "../access/team-auth.ts";
import { LoadingScreen } from "../layout/loading-screen.tsx";
import { usePageHead } from "../layout/use-page-head.ts";
import { signInPage } from "../team-pages.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { Notice } from "./notice.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { signOutTexts, unsentText, wipeText } from "./sign-in-texts.ts";
import { useRedirect } from "./use-redirect.ts";

/** Taken once: React may draw the first page twice. */
let signOutReason: SignOutReason | undefined;

export function SignInPage() {
  usePageHead(signInPage);
  const { isLoading, isWhitelisted, isWiped } = useTeamAuth();
  const { state } = useLocation();
  const redirect = useRedirect();
  const isOnline = useOnline();
  const [email, setEmail] = useState("");
  const [step, setStep] = useState<"start" | "forgot" | "again">("start");
  const [notice] = useState(() => {
    signOutReason ??= lastSignOutReason.read();
    lastSignOutReason.remove();
    return signOutReason;
  });

  const [unsent, setUnsent] = useState(0);
  const wiped = wipeText(notice, isWiped);

  useEffect(prepareToasts, []);
  useEffect(() => {
    // Storage refused: nothing waits there.
    countWaitingForms().then(setUnsent, () => undefined);
  }, []);

  if (!redirect.busy && isLoading) {
    return (
      <LoadingScreen>
        <SlowStart />
      </LoadingScreen>
    );
  }
  if (!redirect.busy && isWhitelisted) return <Navigate to={returnPath(state)} replace />;
  if (redirect.unconfirmed !== undefined) {
    return (
      <ConfirmEmail
        email={redirect.unconfirmed}
        onBack={() => {
          redirect.forgetUnconfirmed();
          setStep("again");
        }}
      />
    );
  }
  if (step === "forgot") {
    return (
      <SignInCard
        key="forgot"
        arrived
        title="Forgot your password?"
        intro="Enter the email address you sign in with. We'll send you a link to choose a new password."
      >
        <ForgotForm email={email} onEmail={setEmail} onBack={() => setStep("again")} />
      </SignInCard>
    );
  }
  return (
    <SignInCard
      key="sign-in"
      arrived={step === "again"}
      title={signInPage.title}
      intro="Access is restricted to pre-approved members."
    >
      {!isOnline && <Notice role="status">You are offline. Signing in needs a connection.</Notice>}
      {(notice || wiped) && (
        <Notice role="status">
          {[notice && signOutTexts[notice], wiped].filter(Boolean).join(" ")}
        </Notice>
      )}
      {unsent > 0 && <Notice>{unsentText(unsent)}</Notice>}
      <SignInForm
        email={email}
        onEmail={setEmail}
        busy={redirect.busy}
        onBegin={redirect.begin}
        onSuccess={redirect.succeed}
        onFailure={redirect.fail}
        onForgot={() => {
          dismissToasts();
          setStep("forgot");
        }}
      />
      {redirect.busy && <SlowStart />}
    </SignInCard>
  );
}
