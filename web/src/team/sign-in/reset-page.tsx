import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { prepareToasts } from "../../ui/toast/show-toast.ts";
import { useTeamAuth } from "../access/team-auth.ts";
import { signInPage } from "../team-pages.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { ProblemScreen } from "../ui/problem-screen.tsx";
import { usePageHead } from "../ui/use-page-head.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { useResetLink } from "./use-reset-link.ts";

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
