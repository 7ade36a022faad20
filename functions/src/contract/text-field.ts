import * as z from "zod";

// Control characters break mail headers, logs and CSV; Firestore refuses halves of surrogate pairs; marks that reverse
// the reading direction make a line look like another one. Line breaks and tabs are handled before.
const unusable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unusableExceptBreaks = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

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
      error: `${field.label} contains characters that cannot be sent`,
    });
  return field.min === undefined ? bounded : bounded.min(field.min, field.required);
}

/** Blanks of every kind become one space. */
export function singleLine(field: TextLimits) {
  const text = z
    .string({ error: field.required ?? `${field.label} must be a text` })
    .overwrite((value) => value.replace(/\s+/gu, " ").trim());
  return checked(text, unusable, field);
}

/** Line ends become `\n`. */
export function multiLine(field: TextLimits) {
  const text = z
    .string({ error: field.required ?? `${field.label} must be a text` })
    .overwrite((value) => value.replace(/\r\n?/g, "\n").trim());
  return checked(text, unusableExceptBreaks, field);
}
