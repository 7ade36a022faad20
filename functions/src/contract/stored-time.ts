import * as z from "zod";

interface TimestampLike {
  toDate(): Date;
}

function isTimestamp(value: unknown): value is TimestampLike {
  return (
    typeof value === "object" &&
    value !== null &&
    "toDate" in value &&
    typeof value.toDate === "function"
  );
}

/**
 * Reads a timestamp from either SDK, a Date or ISO text. Returns null for nonsense, and until the server's time
 * arrives.
 */
export const storedTime = z
  .unknown()
  .default(null)
  .transform((value): string | null => {
    const date = isTimestamp(value)
      ? value.toDate()
      : value instanceof Date
        ? value
        : new Date(typeof value === "string" ? value : Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  });
