import { useMemo } from "react";
import * as z from "zod";
import { emailAddress, emailAddressByInputType } from "#contract/email-address";
import { callables } from "#contract/endpoints";
import { sourceDetails } from "#contract/form-source";
import { showToast } from "../../ui/toast/show-toast.ts";
import { formDraft } from "../form-draft.ts";
import type { ShortFormTexts } from "../form-schema.ts";
import { useSubmission } from "../use-submission.ts";

/** A box ticked before the form's script loaded arrives as the browser would send it. */
const box = z
  .preprocess((value) => (Array.isArray(value) ? value.length > 0 : value), z.boolean().optional())
  .catch(undefined);

const draftFields = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  wantsNewsletter: box,
});

type ShortFields = z.infer<typeof draftFields>;

const emptyFields: ShortFields = { name: "", email: "" };
const emptyWithBox: ShortFields = { ...emptyFields, wantsNewsletter: false };

const filledIn = (missing: string) => z.string({ error: missing }).trim().min(1, missing);

function shortFields({ source, missingField }: ShortFormTexts) {
  const { needsName, looseEmail } = sourceDetails(source);
  return z.object({
    name: needsName ? filledIn(missingField.name) : z.string().optional(),
    email: filledIn(missingField.email).pipe(looseEmail ? emailAddressByInputType : emailAddress),
    wantsNewsletter: z.boolean().optional(),
  });
}

export function useShortForm(texts: ShortFormTexts) {
  const { source } = texts;
  const draft = useMemo(() => formDraft(source, draftFields), [source]);
  return useSubmission({
    name: source,
    schema: shortFields(texts),
    draft,
    given: () => ({}),
    empty: sourceDetails(source).asksNewsletter ? emptyWithBox : emptyFields,
    path: callables.newsletterSignup.path,
    dataOf: (values) => ({ ...values, source }),
    words: texts,
    successOf: ({ wantsNewsletter }) =>
      wantsNewsletter ? undefined : texts.successWithoutNewsletter,
    // The toast comes in addition to the words at the fields, which are already marked.
    onInvalid({ name, email }) {
      const isEmpty = name || email?.message === texts.missingField.email;
      const toast = isEmpty ? texts.missing : texts.invalidEmail;
      if (toast) showToast({ kind: "error", ...toast });
    },
  });
}
