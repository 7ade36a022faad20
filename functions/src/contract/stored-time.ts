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
 * A stored time as an ISO string, from a timestamp of either SDK, a Date or imported ISO text. Null where the
 * server's time is still on its way, and for nonsense.
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
