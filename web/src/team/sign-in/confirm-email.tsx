import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { dismissToasts, showToast } from "../../ui/toast/show-toast.ts";
import { useSignInService } from "../firebase/reactfire.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { linkProblem } from "./sign-in-texts.ts";

interface ConfirmEmailProps {
  email: string;
  onBack: () => void;
}

/**
 * For an address that was never confirmed. The link is one for a new password: by a click that only confirms, whoever
 * registered another person's address first would be let in. A new password shuts out whoever had the old one.
 */
export function ConfirmEmail({ email, onBack }: ConfirmEmailProps) {
  const service = useSignInService();
  const [step, setStep] = useState<"asking" | "sending" | "sent">("asking");

  const send = async () => {
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
    <Button look="quiet" justifySelf="center" onClick={onBack} disabled={step === "sending"}>
      Back to sign in
    </Button>
  );
  if (step === "sent") {
    return (
      <SignInCard
        key="sent"
        arrived
        title="Check your email"
        intro={`We sent a link to ${email}. Open it, choose a new password, and sign in with it. If nothing comes within a few minutes, look in your spam folder.`}
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
      intro={`We need to know that ${email} is yours. The link we send there lets you choose a new password. After that you can sign in.`}
    >
      <Button onClick={send} disabled={step === "sending"}>
        {step === "sending" ? "Sending..." : "Send me a link to confirm my email"}
      </Button>
      {back}
    </SignInCard>
  );
}
