import * as z from "zod";

// Control characters break mail headers, logs and CSV; Firestore refuses halves of surrogate pairs; marks that reverse
// the reading direction make a line look like another one. Nobody sees them in pasted text, so they're removed
// silently.
const unsendable = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** Slides and word processors break lines with the last three. */
const lineBreaks = /\r\n?|[\v\f\u0085]/g;

// This matches Hangul fillers and other characters that are drawn as nothing, and two that Unicode calls symbols.
const invisible = /[\p{DI}\u2800\u{1d159}]/gu;
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{M}\p{DI}\u2800\u{1d159}]/u;

interface TextLimits {
  /** The field's name in messages, with a capital letter. */
  label: string;
  min?: number;
  max: number;
  /** The message if the text is missing or too short. */
  required?: string;
}

function textOf(field: TextLimits, tidied: (text: string) => string) {
  const bounded = z
    .string({ error: field.required ?? `${field.label} must be a text` })
    .overwrite((typed) => {
      const text = tidied(typed.replace(lineBreaks, "\n").replace(unsendable, ""));
      return visible.test(text) ? text.trim() : "";
    })
    // This isn't `max()`, which counts code points: browsers and the security rules count UTF-16 units.
    .refine((text) => text.length <= field.max, {
      error: `${field.label} must be at most ${field.max} characters`,
    });
  const { min, required } = field;
  if (min === undefined) return bounded;
  return bounded.refine((text) => text.replace(invisible, "").length >= min, { error: required });
}

/** Whitespace of every kind becomes one space. Text with nothing visible counts as empty. */
export function singleLine(field: TextLimits) {
  return textOf(field, (text) => text.replaceAll("\ufeff", "").replace(/\s+/gu, " "));
}

/** Line ends become `\n`. Text with nothing visible counts as empty. */
export function multiLine(field: TextLimits) {
  return textOf(field, (text) => text);
}
