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

/** From a timestamp of either SDK, a Date or ISO text. Null for nonsense, and while the server's time is on its way. */
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
