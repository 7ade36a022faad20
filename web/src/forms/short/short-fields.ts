import * as z from "zod";
import { emailAddress, emailAddressByInputType } from "#contract/email-address";
import { sourceFacts } from "#contract/newsletter-signup";
import type { ShortFormTexts } from "../form-schema.ts";

/** The fields as they are kept while they are being filled in. */
export const shortDraftFields = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
});

const filledIn = (missing: string) => z.string({ error: missing }).trim().min(1, missing);

/** What the form of this source asks for, with what it says at a field that is empty or wrong. */
export function shortFields({ source, missingField }: ShortFormTexts) {
  const { needsName, looseEmail } = sourceFacts[source];
  return z.object({
    name: needsName ? filledIn(missingField.name) : z.string().optional(),
    email: filledIn(missingField.email).pipe(looseEmail ? emailAddressByInputType : emailAddress),
  });
}

export type ShortFields = z.input<ReturnType<typeof shortFields>>;
