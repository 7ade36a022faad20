import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { callables } from "#contract/callables";
import { type ContactMessage, contactMessage } from "#contract/contact-message";
import { call, prepareCall } from "../../firebase/call.ts";
import { refusalOf } from "../../firebase/refusal.ts";
import { prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import type { ContactFormTexts } from "../content/form-schema.ts";
import { type ContactFields, readDraft, readTypedFields, writeDraft } from "./contact-fields.ts";
import { matterInAddress } from "./matter.ts";
import { storedDraft } from "./stored-draft.ts";

export const contactFormName = "contact";

type ContactInput = z.input<typeof contactMessage>;

const emptyFields: ContactFields = {
  firstName: "",
  lastName: "",
  companyName: "",
  email: "",
  serviceInterests: [],
  businessType: undefined,
  message: "",
};

/** What stands in the form at its start: the matter, over it the draft, over it what is on the page. */
function startingFields(texts: ContactFormTexts): ContactFields {
  if (typeof document === "undefined") return {};
  const matter = texts.matters[matterInAddress() ?? ""];
  return {
    ...(matter && {
      message: matter.message,
      serviceInterests: matter.interests,
      businessType: matter.businessType,
    }),
    ...readDraft()?.fields,
    ...readTypedFields(contactFormName),
  };
}

/** State of the contact form (spec section 4: idle, sending, sent), its draft, and what an answer means. */
export function useContactForm(texts: ContactFormTexts) {
  const [sent, setSent] = useState(false);
  const [submissionId, setSubmissionId] = useState(
    () => (typeof document === "undefined" ? "" : readDraft()?.submissionId) || crypto.randomUUID(),
  );
  const [start] = useState(() => startingFields(texts));
  const { register, watch, setError, reset, handleSubmit, formState } = useForm<
    ContactInput,
    unknown,
    ContactMessage
  >({
    resolver: zodResolver(contactMessage),
    // Without a list here, react-hook-form takes the first check box for a single one.
    defaultValues: { serviceInterests: [], ...start },
    // Not when a field is left: the message that appears would push away what is being pressed.
    mode: "onSubmit",
  });

  useEffect(() => {
    prepareCall();
    prepareToasts();
  }, []);

  useEffect(() => {
    // What was typed before this script was there is no change that `watch` would tell.
    if (Object.keys(start).length > 0) writeDraft({ submissionId, fields: start });
    const subscription = watch((fields) => {
      const serviceInterests = fields.serviceInterests?.filter((value) => value !== undefined);
      writeDraft({ submissionId, fields: { ...fields, serviceInterests } });
    });
    return () => subscription.unsubscribe();
  }, [watch, submissionId, start]);

  /** What the server refused stands at its field; everything else is the toast of spec section 8. */
  const explain = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal?.code === "SUBMISSION_ID_REUSED") setSubmissionId(crypto.randomUUID());
    for (const [name, message] of Object.entries(refusal?.fields ?? {})) {
      const field = contactMessage.keyof().safeParse(name).data;
      if (field) setError(field, { message }, { shouldFocus: true });
    }
    showToast({ kind: "error", ...texts.failure });
  };

  const send = handleSubmit(async (message, event) => {
    const confirmTopic = new FormData(event?.target).get("confirm_topic") ?? "";
    try {
      await call(callables.sendContactEmail, {
        ...message,
        submission_id: submissionId,
        confirm_topic: confirmTopic,
      });
    } catch (error) {
      explain(error);
      return;
    }
    storedDraft.remove();
    setSent(true);
    showToast({ kind: "success", ...texts.success });
  });

  const sendAnother = () => {
    reset(emptyFields);
    storedDraft.remove();
    setSubmissionId(crypto.randomUUID());
    setSent(false);
  };

  return {
    register,
    errors: formState.errors,
    sending: formState.isSubmitting,
    sent,
    send,
    sendAnother,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
