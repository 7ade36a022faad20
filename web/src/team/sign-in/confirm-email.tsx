import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { dismissToasts, showToast } from "../../ui/toast/show-toast.ts";
import { useSignInService } from "../store/reactfire.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { linkProblem } from "./sign-in-texts.ts";

/** The link is for a new password: a mere confirmation would let in a stranger who registered the address first. */
export function ConfirmEmail({ email, onBack }: { email: string; onBack: () => void }) {
  const service = useSignInService();
  const [step, setStep] = useState<"asking" | "sending" | "sent">("asking");

  const send = async () => {
    if (step === "sending") return;
    setStep("sending");
    dismissToasts();
    try {
      await service.mailReset(email);
    } catch (error) {
      setStep("asking");
      showToast(linkProblem(error));
      return;
    }
    setStep("sent");
  };

  const back = (
    <Button variant="quiet" justifySelf="center" onClick={onBack} disabled={step === "sending"}>
      Back to sign in
    </Button>
  );
  if (step === "sent") {
    return (
      <SignInCard
        key="sent"
        arrived
        title="Check your email"
        intro={`We sent a link to ${email}. Open it, choose a new password, and sign in with it. If it doesn't show up soon, check your spam folder.`}
      >
        {back}
      </SignInCard>
    );
  }
  return (
    <SignInCard
      key="ask"
      arrived
      title="Confirm your email first"
      intro={`We need to know ${email} is yours. We'll send a link there so you can choose a new password. Then you can sign in.`}
    >
      <Button onClick={send} aria-disabled={step === "sending"}>
        {step === "sending" ? "Sending..." : "Send me a link to confirm my email"}
      </Button>
      {back}
    </SignInCard>
  );
}
