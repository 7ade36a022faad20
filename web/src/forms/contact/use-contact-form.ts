import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { callables } from "#contract/callables";
import { type ContactMessage, contactMessage } from "#contract/contact-message";
import { prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import type { ContactFormTexts } from "../form-schema.ts";
import { prepareOutbox } from "../outbox/run-outbox.ts";
import { sendOrKeep } from "../outbox/send-or-keep.ts";
import { type ContactFields, contactDraft, ownFields, readTypedFields } from "./contact-fields.ts";
import { contactFormName } from "./contact-form-name.ts";
import { topicInAddress } from "./topic.ts";

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

/** What the subject in the address gives the form. */
function subjectFields(texts: ContactFormTexts): ContactFields {
  const topic = texts.topics[topicInAddress() ?? ""];
  if (!topic) return {};
  const { message, interests, businessType } = topic;
  // One can type on.
  return { message: `${message} `, serviceInterests: interests, businessType };
}

/** What stands in the form at its start: the subject, over it the draft, over it what is on the page. */
function startingFields(given: ContactFields): ContactFields {
  return {
    ...given,
    ...contactDraft.read()?.fields,
    // After a reload the browser puts back what stood there, the subject's own words included.
    ...ownFields(readTypedFields(), given),
  };
}

/** After sending: arrived, or kept on the device under this id until it can be sent. */
type Outcome = "sent" | { kept: string };

/** State of the contact form (idle, sending, sent), its draft, and what an answer means. */
export function useContactForm(texts: ContactFormTexts) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [submissionId, setSubmissionId] = useState(
    () => contactDraft.read()?.submissionId ?? crypto.randomUUID(),
  );
  const inBrowser = typeof document !== "undefined";
  const [given, setGiven] = useState(() => (inBrowser ? subjectFields(texts) : {}));
  const [start] = useState(() => (inBrowser ? startingFields(given) : {}));
  const { register, watch, getValues, setError, reset, handleSubmit, formState } = useForm<
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
    prepareToasts();
    prepareOutbox();
  }, []);

  useEffect(() => {
    const write = (fields: ContactFields, before?: object) => {
      const own = ownFields(fields, given);
      if (Object.keys(own).length === 0) contactDraft.remove();
      else contactDraft.write({ ...before, submissionId, fields: own });
    };
    // What was typed before this script was there is no change that `watch` would tell.
    write(getValues(), contactDraft.read());
    const subscription = watch((fields) => {
      const serviceInterests = fields.serviceInterests?.filter((value) => value !== undefined);
      write({ ...fields, serviceInterests });
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues, submissionId, given]);

  const mark = useCallback(
    (wrong: Record<string, string> | undefined) => {
      for (const [name, message] of Object.entries(wrong ?? {})) {
        const field = contactMessage.keyof().safeParse(name).data;
        if (field) setError(field, { message }, { shouldFocus: true });
      }
    },
    [setError],
  );

  // A message from the outbox that the server has refused: it is here to be mended.
  useEffect(() => mark(contactDraft.read()?.refused), [mark]);

  const send = handleSubmit(async (message, event) => {
    const confirmTopic = new FormData(event?.target).get("confirm_topic") ?? "";
    const sending = await sendOrKeep({
      submissionId,
      path: callables.sendContactEmail.path,
      data: { ...message, confirm_topic: confirmTopic },
      form: contactFormName,
      page: location.pathname,
      sent: texts.success,
    });
    if (sending.kind === "failed") {
      // What the server refused stands at its field; everything else is the toast.
      setSubmissionId(sending.submissionId);
      mark(sending.details?.fields);
      showToast({ kind: "error", ...texts.failure });
      return;
    }
    contactDraft.remove();
    setOutcome(sending.kind === "sent" ? "sent" : { kept: sending.id });
    if (sending.kind === "sent") showToast({ kind: "success", ...texts.success });
  });

  const startAnew = () => {
    reset(emptyFields);
    setGiven({});
    contactDraft.remove();
    setSubmissionId(crypto.randomUUID());
    setOutcome(undefined);
  };

  return {
    register,
    errors: formState.errors,
    sending: formState.isSubmitting,
    outcome,
    send,
    startAnew,
    noteSent: () => setOutcome("sent"),
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
