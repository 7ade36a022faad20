import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { countWaitingForms } from "../../forms/outbox/outbox-database.ts";
import { dismissToasts, prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import type { ToastMessage } from "../../ui/toast/toast-region.tsx";
import { returnPath } from "../access/return-path.ts";
import { lastSignOutReason, type SignOutReason } from "../access/sign-out-reason.ts";
import { SlowStart } from "../access/slow-start.tsx";
import { useTeamAuth } from "../access/team-auth.ts";
import { useSignInService } from "../store/reactfire.tsx";
import { signInPage } from "../team-pages.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { usePageHead } from "../ui/use-page-head.ts";
import { ConfirmEmail } from "./confirm-email.tsx";
import { ForgotForm } from "./forgot-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import type { Credentials } from "./sign-in-form.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";
import {
  accessDenied,
  signInProblem,
  signOutTexts,
  unsentText,
  wipeText,
} from "./sign-in-texts.ts";
import { useRedirect } from "./use-redirect.ts";

/** This is read only once, because React may render the first page twice. */
let signOutReason: SignOutReason | undefined;

export function SignInPage() {
  usePageHead(signInPage);
  const { isLoading, isWhitelisted, isWiped } = useTeamAuth();
  const service = useSignInService();
  const { state } = useLocation();
  const redirect = useRedirect();
  // A form that somebody is filling in isn't taken away to check who is signed in.
  const [isInUse] = useState(() => document.forms.namedItem("sign-in") !== null);
  const [email, setEmail] = useState("");
  const [step, setStep] = useState<"start" | "forgot" | "again">("start");
  const [notice] = useState(() => {
    signOutReason ??= lastSignOutReason.read();
    lastSignOutReason.remove();
    return signOutReason;
  });

  const [problem, setProblem] = useState<ToastMessage>();
  const [unsent, setUnsent] = useState(0);
  const wiped = wipeText(notice, isWiped);

  useEffect(prepareToasts, []);
  useEffect(() => {
    // If storage is refused, nothing waits there.
    countWaitingForms().then(setUnsent, () => undefined);
  }, []);

  const signIn = async ({ email, password }: Credentials): Promise<boolean> => {
    redirect.begin();
    setProblem(undefined);
    dismissToasts();
    try {
      await service.signIn(email, password);
    } catch (error) {
      redirect.fail();
      const found = signInProblem(error);
      setProblem(found);
      showToast(found);
      return false;
    }
    redirect.succeed();
    return true;
  };

  if (!redirect.busy && isLoading && !isInUse) {
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
    <SignInScreen
      arrived={step === "again"}
      notices={[
        [notice && signOutTexts[notice], wiped].filter(Boolean).join(" "),
        unsent > 0 ? unsentText(unsent) : "",
      ].filter((text) => text !== "")}
      problem={problem?.text ?? (redirect.isRefused ? accessDenied.text : undefined)}
      email={email}
      onEmail={setEmail}
      busy={redirect.busy}
      onSend={signIn}
      onForgot={() => {
        dismissToasts();
        setStep("forgot");
      }}
    >
      {redirect.busy && <SlowStart />}
    </SignInScreen>
  );
}
