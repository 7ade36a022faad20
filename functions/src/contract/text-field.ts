import * as z from "zod";

// Control characters break mail headers, logs and CSV; Firestore refuses halves of surrogate pairs; marks that reverse
// the reading direction make a line look like another one. Line breaks and tabs are handled before.
const unusable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unusableExceptBreaks = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

// Hangul fillers and much else that is drawn as nothing, and two blanks that Unicode calls symbols.
const invisible = /[\p{DI}\u2800\u{1d159}]/gu;
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{DI}\u2800\u{1d159}]/u;

interface TextLimits {
  /** As messages call it, with a capital letter. */
  label: string;
  min?: number;
  max: number;
  /** Said when the text is missing or too short. */
  required?: string;
}

function checked(schema: z.ZodString, pattern: RegExp, field: TextLimits) {
  const bounded = schema
    // Not `max()`, which counts code points: browsers and the security rules count UTF-16 units.
    .refine((text) => text.length <= field.max, {
      error: `${field.label} must be at most ${field.max} characters`,
    })
    .refine((text) => !pattern.test(text), {
      error: `${field.label} contains characters that can't be sent`,
    });
  const { min, required } = field;
  if (min === undefined) return bounded;
  return bounded.refine((text) => text.replace(invisible, "").length >= min, { error: required });
}

function textOf(field: TextLimits, tidied: (text: string) => string) {
  return z
    .string({ error: field.required ?? `${field.label} must be a text` })
    .overwrite((text) => (visible.test(text) ? tidied(text).trim() : ""));
}

/** Blanks of every kind become one space. A text with nothing to see is an empty one. */
export function singleLine(field: TextLimits) {
  const text = textOf(field, (typed) => typed.replace(/\s+/gu, " "));
  return checked(text, unusable, field);
}

/** Line ends become `\n`. A text with nothing to see is an empty one. */
export function multiLine(field: TextLimits) {
  const text = textOf(field, (typed) => typed.replace(/\r\n?/g, "\n"));
  return checked(text, unusableExceptBreaks, field);
}
