import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { callables } from "#contract/callables";
import { emailAddress, emailAddressByInputType } from "#contract/email-address";
import { sourceFacts } from "#contract/newsletter-signup";
import { call, prepareCall } from "../../firebase/call.ts";
import { refusalOf } from "../../firebase/refusal.ts";
import { prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import type { ShortFormTexts } from "../content/form-schema.ts";

interface ShortFields {
  name?: string;
  email?: string;
}

/** State of a newsletter or quote form: what is missing, sending, and what an answer means. */
export function useShortForm(texts: ShortFormTexts) {
  const { needsName: asksName, looseEmail } = sourceFacts[texts.source];
  const [submissionId, setSubmissionId] = useState(() => crypto.randomUUID());
  // No default values: what was typed into the prerendered fields before this script came, stays.
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<ShortFields>();

  useEffect(() => {
    prepareCall();
    prepareToasts();
  }, []);

  /** Says what is missing, in the words of spec section 5; true when the form can be sent. */
  const isComplete = (name: string, email: string): boolean => {
    if (!email || (asksName && !name)) {
      setFocus(asksName && !name ? "name" : "email");
      if (texts.missing) showToast({ kind: "error", ...texts.missing });
      return false;
    }
    const checked = (looseEmail ? emailAddressByInputType : emailAddress).safeParse(email);
    if (checked.success) return true;
    setError("email", { message: checked.error.issues[0]?.message ?? "" }, { shouldFocus: true });
    if (texts.invalidEmail) showToast({ kind: "error", ...texts.invalidEmail });
    return false;
  };

  const send = handleSubmit(async (fields, event) => {
    const name = fields.name?.trim() ?? "";
    const email = fields.email?.trim() ?? "";
    if (!isComplete(name, email)) return;
    const confirmTopic = new FormData(event?.target).get("confirm_topic") ?? "";
    try {
      await call(callables.newsletterSignup, {
        email,
        ...(asksName ? { name } : {}),
        source: texts.source,
        submission_id: submissionId,
        confirm_topic: confirmTopic,
      });
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (code === "SUBMISSION_ID_REUSED") setSubmissionId(crypto.randomUUID());
      const known = code === "EMAIL_EXISTS" ? texts.duplicate : undefined;
      showToast({ kind: "error", ...(known ?? texts.failure) });
      return;
    }
    reset({ name: "", email: "" });
    setSubmissionId(crypto.randomUUID());
    showToast({ kind: "success", ...texts.success });
  });

  return { register, errors: formState.errors, sending: formState.isSubmitting, send, asksName };
}
