import * as z from "zod";
import { limits } from "./limits.ts";
import { pastedEmail } from "./pasted-text.ts";

/* As an HTML email field: without what mail libraries tripped over (quotes, comments, brackets, breaks, non-ASCII). */
const localPart = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
const withDottedDomain = new RegExp(`^${localPart}@${label}(?:\\.${label})+$`);
const asInputType = new RegExp(`^${localPart}@${label}(?:\\.${label})*$`);

function address(pattern: RegExp, message: string) {
  return z
    .string({ error: message })
    .overwrite(pastedEmail)
    .max(limits.emailMax, message)
    .regex(pattern, message)
    .refine((text) => text.indexOf("@") <= limits.emailLocalPartMax, { error: message });
}

export const invalidEmailMessage = "Please enter a valid email address";

/** Its domain has a dot. */
export const emailAddress = address(withDottedDomain, invalidEmailMessage);

/** For forms that check no further: the server never refuses what a browser's email field lets through. */
export const emailAddressByInputType = address(asInputType, invalidEmailMessage);

/** Folds ASCII only, as the security rules do: `toLowerCase()` makes a `k` of the Kelvin sign (U+212A), a look-alike. */
export function normalizeEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
