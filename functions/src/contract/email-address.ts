import * as z from "zod";
import { limits } from "./limits.ts";
import { pastedEmail } from "./pasted-text.ts";

/*
 * This is an HTML email field's pattern. It excludes what mail libraries tripped over (quotes, comments, brackets,
 * breaks, non-ASCII).
 */
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

/** An address whose domain has a dot. */
export const emailAddress = address(withDottedDomain, invalidEmailMessage);

/** An address in forms that check no further: the server never refuses what a browser's email field accepts. */
export const emailAddressByInputType = address(asInputType, invalidEmailMessage);

/** Makes ASCII letters small and no others, like `lower()` of firestore.rules. */
export function foldLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Lowercases only ASCII, as the security rules do: `toLowerCase()` turns the Kelvin sign (U+212A), a look-alike, into a
 * `k`.
 */
export function normalizeEmail(email: string): string {
  return foldLetters(email.trim());
}
