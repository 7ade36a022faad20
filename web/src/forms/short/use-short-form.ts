import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { callables } from "#contract/callables";
import { sourceFacts } from "#contract/newsletter-signup";
import { prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import { formDraft } from "../form-draft.ts";
import type { ShortFormTexts } from "../form-schema.ts";
import { prepareOutbox } from "../outbox/run-outbox.ts";
import { sendOrKeep } from "../outbox/send-or-keep.ts";
import { type ShortFields, shortDraftFields, shortFields } from "./short-fields.ts";

/** State of a newsletter or quote form: what is missing, sending, and what an answer means. */
export function useShortForm(texts: ShortFormTexts) {
  const { source } = texts;
  const { needsName: asksName } = sourceFacts[source];
  const [draft] = useState(() => formDraft(source, shortDraftFields));
  const [submissionId, setSubmissionId] = useState(
    () => draft.read()?.submissionId ?? crypto.randomUUID(),
  );
  /** Set while the form waits on the device: its id there. */
  const [kept, setKept] = useState<string>();
  // No default values: what was typed into the prerendered fields before this script came, stays.
  const { register, handleSubmit, reset, setError, setValue, getValues, watch, formState } =
    useForm<ShortFields, unknown, ShortFields>({ resolver: zodResolver(shortFields(texts)) });

  useEffect(() => {
    prepareToasts();
    prepareOutbox();
  }, []);

  // Once, before the draft is written anew: what stands in the fields goes before it.
  useEffect(() => {
    const { fields = {}, refused } = draft.read() ?? {};
    for (const name of ["name", "email"] as const) {
      const text = fields[name];
      if (text && !getValues(name)) setValue(name, text);
    }
    // From the outbox, refused by the server: it is here to be mended.
    const [[field, message] = []] = Object.entries(refused ?? {});
    const wrong = field === "name" ? "name" : "email";
    if (message) setError(wrong, { message }, { shouldFocus: true });
  }, [draft, getValues, setValue, setError]);

  useEffect(() => {
    const write = (fields: Partial<ShortFields>, before?: object) => {
      if (fields.name || fields.email) draft.write({ ...before, submissionId, fields });
      else draft.remove();
    };
    write(getValues(), draft.read());
    const subscription = watch((fields) => write(fields));
    return () => subscription.unsubscribe();
  }, [draft, watch, getValues, submissionId]);

  /** Besides the words at the fields, which are marked already. */
  const sayWhatIsWrong = ({ name, email }: FieldErrors<ShortFields>) => {
    const isEmpty = name || email?.message === texts.missingField.email;
    const toast = isEmpty ? texts.missing : texts.invalidEmail;
    if (toast) showToast({ kind: "error", ...toast });
  };

  const startAnew = () => {
    reset({ name: "", email: "" });
    draft.remove();
    setSubmissionId(crypto.randomUUID());
    setKept(undefined);
  };

  const send = handleSubmit(async (fields, event) => {
    const confirmTopic = new FormData(event?.target).get("confirm_topic") ?? "";
    const sending = await sendOrKeep({
      submissionId,
      path: callables.newsletterSignup.path,
      data: { ...fields, source, confirm_topic: confirmTopic },
      form: source,
      page: location.pathname,
      sent: texts.success,
      known: texts.duplicate,
    });
    if (sending.kind === "failed") {
      setSubmissionId(sending.submissionId);
      const known = sending.details?.code === "EMAIL_EXISTS" ? texts.duplicate : undefined;
      showToast({ kind: "error", ...(known ?? texts.failure) });
      return;
    }
    startAnew();
    if (sending.kind === "kept") setKept(sending.id);
    else showToast({ kind: "success", ...texts.success });
  }, sayWhatIsWrong);

  return {
    register,
    errors: formState.errors,
    sending: formState.isSubmitting,
    kept,
    send,
    startAnew,
    asksName,
  };
}
