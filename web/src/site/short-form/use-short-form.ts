import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { callables } from "#contract/callables";
import { emailAddress, emailAddressByInputType } from "#contract/email-address";
import { sourceFacts } from "#contract/newsletter-signup";
import { prepareOutbox } from "../../pwa/outbox/run-outbox.ts";
import { sendOrKeep } from "../../pwa/outbox/send-or-keep.ts";
import { prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import type { ShortFormTexts } from "../content/form-schema.ts";
import { formDraft } from "../form-parts/form-draft.ts";

const shortFields = z.object({ name: z.string().optional(), email: z.string().optional() });

type ShortFields = z.infer<typeof shortFields>;

/** State of a newsletter or quote form: what is missing, sending, and what an answer means. */
export function useShortForm(texts: ShortFormTexts) {
  const { source } = texts;
  const { needsName: asksName, looseEmail } = sourceFacts[source];
  const [draft] = useState(() => formDraft<ShortFields>(source, shortFields));
  const [submissionId, setSubmissionId] = useState(
    () => draft.read()?.submissionId ?? crypto.randomUUID(),
  );
  /** Set while the form waits on the device: its id there. */
  const [kept, setKept] = useState<string>();
  // No default values: what was typed into the prerendered fields before this script came, stays.
  const {
    register,
    handleSubmit,
    reset,
    setError,
    setFocus,
    setValue,
    getValues,
    watch,
    formState,
  } = useForm<ShortFields>();

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
    const [message] = Object.values(refused ?? {});
    if (message) setError("email", { message: refused?.email ?? message }, { shouldFocus: true });
  }, [draft, getValues, setValue, setError]);

  useEffect(() => {
    const write = (fields: ShortFields, before?: object) => {
      if (fields.name || fields.email) draft.write({ ...before, submissionId, fields });
      else draft.remove();
    };
    write(getValues(), draft.read());
    const subscription = watch((fields) => write(fields));
    return () => subscription.unsubscribe();
  }, [draft, watch, getValues, submissionId]);

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

  const startAnew = () => {
    reset({ name: "", email: "" });
    draft.remove();
    setSubmissionId(crypto.randomUUID());
    setKept(undefined);
  };

  const send = handleSubmit(async (fields, event) => {
    const name = fields.name?.trim() ?? "";
    const email = fields.email?.trim() ?? "";
    if (!isComplete(name, email)) return;
    const confirmTopic = new FormData(event?.target).get("confirm_topic") ?? "";
    const sending = await sendOrKeep({
      submissionId,
      path: callables.newsletterSignup.path,
      data: { email, ...(asksName ? { name } : {}), source, confirm_topic: confirmTopic },
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
  });

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
