import { type ErrorDetails, errorDetails } from "#contract/callables";

/** What a function says of a refused call; undefined for anything else that went wrong. */
export function refusalOf(error: unknown): ErrorDetails | undefined {
  if (typeof error !== "object" || error === null || !("details" in error)) return;
  return errorDetails.safeParse(error.details).data;
}
