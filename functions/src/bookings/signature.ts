import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Calendly recommends this value. Its clock and ours may differ by as much. */
const toleranceSeconds = 180;

const shortest = 32;

function hash(text: string) {
  return createHash("sha256").update(text).digest();
}

interface Signed {
  /** The request's headers, by their lowercase names. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
}

/** The signature that a request should have and the one that it has; undefined if that is missing or old. */
function signatures({ headers, rawBody }: Signed, key: string, now: number) {
  const hmac = (...parts: (string | Buffer)[]) => {
    const made = createHmac("sha256", key);
    for (const part of parts) made.update(part);
    return made.digest("hex");
  };
  const cal = headers["x-cal-signature-256"];
  if (cal !== undefined) return { has: String(cal), should: hmac(rawBody) };
  const [, time = "", v1 = ""] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(`${headers["calendly-webhook-signature"] ?? ""}`) ?? [];
  const isFresh = time !== "" && Math.abs(now / 1000 - Number(time)) <= toleranceSeconds;
  return isFresh ? { has: v1, should: hmac(`${time}.`, rawBody) } : undefined;
}

/** Whether the key is long enough: a key that somebody can guess is no better than none. */
export function isUsableKey(key: string): boolean {
  return key.length >= shortest;
}

/**
 * Whether a request comes from the scheduling service that knows the key. Cal.com signs the body, and Calendly signs
 * the time and the body.
 */
export function isSigned(request: Signed, key: string, now: number): boolean {
  if (!isUsableKey(key)) return false;
  const found = signatures(request, key, now);
  return found !== undefined && timingSafeEqual(hash(found.has), hash(found.should));
}
