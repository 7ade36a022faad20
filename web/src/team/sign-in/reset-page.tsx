import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { prepareToasts } from "../../ui/toast/show-toast.ts";
import { useTeamAuth } from "../access/team-auth.ts";
import { errorCode } from "../store/error-code.ts";
import { useSignInService } from "../store/reactfire.tsx";
import { signInPage } from "../team-pages.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { ProblemScreen } from "../ui/problem-screen.tsx";
import { usePageHead } from "../ui/use-page-head.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";

type ResetLink =
  | { state: "checking" }
  | { state: "good"; email: string }
  /** The link was used, is too old or incomplete, or its account is gone. */
  | { state: "spent" }
  | { state: "unreachable" };

function useResetLink(code: string) {
  const service = useSignInService();
  const [link, setLink] = useState<ResetLink>({ state: "checking" });
  const { checkReset } = service;

  const check = useCallback(async () => {
    if (code === "") {
      setLink({ state: "spent" });
      return;
    }
    setLink({ state: "checking" });
    try {
      setLink({ state: "good", email: await checkReset(code) });
    } catch (error) {
      const isOffline = errorCode(error) === "auth/network-request-failed";
      setLink({ state: isOffline ? "unreachable" : "spent" });
    }
  }, [code, checkReset]);

  useEffect(() => {
    check();
  }, [check]);

  return { link, check, spend: () => setLink({ state: "spent" }) };
}

export function ResetPage({ code }: { code: string }) {
  usePageHead(signInPage);
  const { leave } = useTeamAuth();
  const navigate = useNavigate();
  const { link, check, spend } = useResetLink(code);
  const [email, setEmail] = useState("");
  const [asksAgain, setAsksAgain] = useState(false);
  const toSignIn = () => navigate(signInPage.path, { replace: true });

  useEffect(prepareToasts, []);

  if (link.state === "checking") return <LoadingScreen />;
  if (link.state === "unreachable") {
    return (
      <ProblemScreen
        title="We couldn't check your link"
        text="You seem to be offline. The link is still good."
        onRetry={check}
      />
    );
  }
  if (link.state === "good") {
    return (
      <SignInCard title="Choose a new password" intro={`For ${link.email}`}>
        <NewPasswordForm
          code={code}
          email={link.email}
          // This also ends a session that another person may have on this device.
          onSaved={() => leave("password-saved")}
          onSpent={spend}
        />
      </SignInCard>
    );
  }
  if (asksAgain) {
    return (
      <SignInCard
        key="again"
        arrived
        title="Get a new link"
        intro="Enter the email address you sign in with. We'll send you a link to choose a new password."
      >
        <ForgotForm email={email} onEmail={setEmail} onBack={toSignIn} />
      </SignInCard>
    );
  }
  return (
    <SignInCard
      key="spent"
      title="This link no longer works"
      intro="Each link works once, for a short time. You may have used it already, or have a newer one in your email."
    >
      <Button onClick={() => setAsksAgain(true)}>Get a new link</Button>
      <Button variant="quiet" justifySelf="center" onClick={toSignIn}>
        Back to sign in
      </Button>
    </SignInCard>
  );
}
