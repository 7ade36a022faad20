import { HttpsError } from "firebase-functions/https";
import type * as z from "zod";
import { type ErrorDetails, emailExistsMessage } from "../contract/answers.ts";
import { limits } from "../contract/limits.ts";

type FormErrorCode = "invalid-argument" | "already-exists" | "resource-exhausted";

function formError(code: FormErrorCode, message: string, details: ErrorDetails): HttpsError {
  return new HttpsError(code, message, details);
}

/** Some fields don't match the contract. The error has the first problem of each. */
export function invalidFields(error: Pick<z.core.$ZodError, "issues">): HttpsError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = typeof issue.path[0] === "string" ? issue.path[0] : "form";
    fields[field] ??= issue.message;
  }
  const message = `Please check: ${Object.values(fields).join("; ")}`;
  return formError("invalid-argument", message, { code: "INVALID_FIELDS", fields });
}

/** The request isn't even the data of a form. */
export function notAForm(): HttpsError {
  const message = "This isn't the data of one of the site's forms";
  return formError("invalid-argument", message, {
    code: "INVALID_FIELDS",
    fields: { form: message },
  });
}

export function payloadTooLarge(): HttpsError {
  const message = `The form is too long: at most ${limits.payloadBytes} bytes can be sent`;
  return formError("invalid-argument", message, { code: "PAYLOAD_TOO_LARGE" });
}

export function submissionIdReused(): HttpsError {
  return formError(
    "invalid-argument",
    "This form was already sent with different content. Please reload the page and send it again.",
    { code: "SUBMISSION_ID_REUSED" },
  );
}

export function emailExists(): HttpsError {
  return formError("already-exists", emailExistsMessage, { code: "EMAIL_EXISTS" });
}

export function tooManyRequests(retryAfterSeconds: number): HttpsError {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const hours = Math.round(minutes / 60);
  const later = hours > 1 ? `in about ${hours} hours` : `in about ${minutes} minutes`;
  const wait = minutes === 1 ? "in a minute" : later;
  return formError(
    "resource-exhausted",
    `We got a lot of forms from you. Please try again ${wait}, or call us instead.`,
    { code: "TOO_MANY_REQUESTS", retryAfterSeconds },
  );
}

/** Something on our side failed. Whether or not the form was stored, sending it again is safe. */
export function temporarilyUnavailable(): HttpsError {
  return new HttpsError(
    "unavailable",
    "We couldn't save your form just now. Please try again in a minute.",
  );
}
