import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { storedTexts } from "../ui/device-storage.ts";
import { prepareToasts, showToast } from "../ui/toast/show-toast.ts";
import type { ToastMessage } from "../ui/toast/toast-region.tsx";
import { trackEvent } from "../ui/track-event.ts";
import { appCheckHeader } from "./app-check-header.ts";
import type { DraftFields } from "./fields-on-page.ts";
import type { FormDraft } from "./form-draft.ts";
import { prepareOutbox } from "./outbox/page-outbox.ts";
import { type QueuedForm, submitForm } from "./outbox/send-form.ts";

type Words = Omit<ToastMessage, "kind">;

interface FormWords {
  success: Words;
  failure: Words;
  duplicate?: Words | undefined;
  /** Appears under the button, along with `duplicate`. */
  arrived?: string | undefined;
}

interface SubmissionOptions<
  Input extends FieldValues,
  Output extends object,
  Fields extends DraftFields,
> {
  name: string;
  schema: z.ZodType<Output, Input>;
  draft: FormDraft<Fields>;
  /** What the form contains without the visitor's doing. */
  given: () => Fields;
  empty: Fields;
  path: string;
  dataOf: (values: Output) => Record<string, unknown>;
  words: FormWords;
  /** Returns other words of success if they depend on what was typed. */
  successOf?: (values: Output) => Words | undefined;
  onInvalid?: (errors: FieldErrors<Input>) => void;
}

type Outcome = "sent" | QueuedForm;

/** How the visit began, if count-visit.ts has stored it. */
const visitStart = storedTexts("sessionStorage", "visit");

/** An address that is already on the list is no failure if the visitor also asked for a quote. */
function alreadySubscribedToast({ duplicate, arrived }: FormWords): ToastMessage | undefined {
  return duplicate && { kind: arrived ? "success" : "error", ...duplicate };
}

/** Serves the outbox, which may show it where there is no button. */
function alreadySubscribedLater(words: FormWords): ToastMessage | undefined {
  const toast = alreadySubscribedToast(words);
  if (!toast || !words.arrived) return toast;
  return { ...toast, text: [toast.text, words.arrived].filter(Boolean).join(" ") };
}

const isInBrowser = typeof document !== "undefined";

/** Manages the life of a form: its draft, its submission ID, sending it, what an answer means, and starting again. */
export function useSubmission<
  Input extends FieldValues,
  Output extends object,
  Fields extends DraftFields & DefaultValues<Input>,
>(options: SubmissionOptions<Input, Output, Fields>) {
  const { name, schema, draft, empty, words } = options;
  const [outcome, setOutcome] = useState<Outcome>();
  const [sentValues, setSentValues] = useState<Input>();
  const [alreadySubscribed, setAlreadySubscribed] = useState(false);
  const [submissionId, setSubmissionId] = useState(
    () => draft.read()?.submissionId ?? crypto.randomUUID(),
  );
  const [given, setGiven] = useState(options.given);
  const [start] = useState(() => (isInBrowser ? draft.startingFields(given) : given));
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: start,
    // Leaving a field must not validate it: the new message would push away what the visitor is pressing.
    mode: "onSubmit",
  });
  const { watch, getValues, setError, reset, formState } = form;

  useEffect(() => {
    prepareToasts();
    prepareOutbox();
  }, []);

  useEffect(() => {
    // `watch` doesn't report what was typed before this script loaded.
    draft.keep(submissionId, getValues(), given, draft.read()?.refused);
    const subscription = watch((values) => draft.keep(submissionId, values, given));
    return () => subscription.unsubscribe();
  }, [draft, watch, getValues, submissionId, given]);

  const mark = useCallback(
    (refused: Record<string, string> = {}) => {
      const isField = (field: string): field is Path<Input> => field in empty;
      for (const [field, message] of Object.entries(refused)) {
        if (isField(field)) setError(field, { message }, { shouldFocus: true });
      }
    },
    [empty, setError],
  );

  // A form that the server has refused comes back from the outbox to be corrected.
  useEffect(() => mark(draft.read()?.refused), [draft, mark]);

  const emptyForm = () => {
    reset(empty);
    setGiven(empty);
    draft.remove();
    setSubmissionId(crypto.randomUUID());
  };
  const startAnew = () => {
    emptyForm();
    setOutcome(undefined);
  };
  /** Empties the fields that were filled in from the start and haven't changed. */
  const takeBackGiven = () => {
    reset({ ...empty, ...draft.ownFields(getValues(), given) });
    setGiven(empty);
  };
  const noteSent = () => {
    setSentValues(getValues());
    emptyForm();
    setOutcome("sent");
  };

  const submit = form.handleSubmit(async (values, event) => {
    setAlreadySubscribed(false);
    const success = options.successOf?.(values) ?? words.success;
    const confirmTopic = new FormData(event?.target).get("confirm_topic") ?? "";
    const sending = await submitForm(
      {
        submissionId,
        path: options.path,
        data: { ...options.dataOf(values), confirm_topic: confirmTopic, visit: visitStart.read() },
        form: name,
        page: location.pathname,
        sent: success,
        known: alreadySubscribedLater(words),
      },
      appCheckHeader(),
    );
    if (sending.kind === "sent" || sending.kind === "kept") trackEvent(sending.kind);
    switch (sending.kind) {
      case "sent":
        noteSent();
        showToast({ kind: "success", ...success });
        break;
      case "kept":
        draft.remove();
        setOutcome(sending);
        break;
      case "already-subscribed":
        setAlreadySubscribed(true);
        showToast(alreadySubscribedToast(words) ?? { kind: "error", ...words.failure });
        break;
      case "failed":
        // A message that the server refused a field with appears at that field; everything else is in the toast.
        setSubmissionId(sending.submissionId);
        mark(sending.fields);
        showToast({ kind: "error", ...words.failure, reach: true });
    }
  }, options.onInvalid);
  const send = (event: FormEvent<HTMLFormElement>) => {
    // Some password managers and older phones fill in fields without an event.
    for (const field of event.currentTarget.elements) {
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return submit(event);
  };

  return {
    register: form.register,
    watch,
    errors: formState.errors,
    sending: formState.isSubmitting,
    outcome,
    /** What was typed into a form that has emptied itself since. */
    sentValues,
    alreadySubscribed,
    send,
    startAnew,
    takeBackGiven,
    noteSent,
  };
}
