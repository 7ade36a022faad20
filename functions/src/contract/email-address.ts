import * as z from "zod";
import { limits } from "./limits.ts";

/*
 * The characters an HTML email field accepts ("valid email address" in the HTML standard). Being an
 * allow-list, it keeps out what mail libraries have tripped over: quotes, comments, folded blanks,
 * angle brackets, line breaks and everything outside ASCII.
 */
const localPart = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
const withDottedDomain = new RegExp(`^${localPart}@${label}(?:\\.${label})+$`);
const asInputType = new RegExp(`^${localPart}@${label}(?:\\.${label})*$`);

function address(pattern: RegExp, message: string) {
  return z
    .string({ error: message })
    .trim()
    .max(limits.emailMax, message)
    .regex(pattern, message)
    .refine((text) => text.indexOf("@") <= limits.emailLocalPartMax, { error: message });
}

export const invalidEmailMessage = "Please enter a valid email address";

/** An address a visitor gives; its domain has a dot. */
export const emailAddress = address(withDottedDomain, invalidEmailMessage);

/**
 * For the forms without a format check of their own: what a browser's email field lets through, so
 * that the server never refuses what the form accepted.
 */
export const emailAddressByInputType = address(asInputType, invalidEmailMessage);

/**
 * The form under which addresses are compared and used as keys. Only ASCII letters are folded, as the
 * security rules do: `toLowerCase()` would turn the Kelvin sign (U+212A) into a `k`, and so a
 * look-alike into somebody else's address.
 */
export function normalizeEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
