import { createHash, createHmac } from "node:crypto";
import { intakeSettings } from "./intake-settings.ts";

/**
 * A fixed-length key made of some parts, for document ids and comparisons. The parts are joined as
 * JSON, so that no two different lists give the same text.
 */
export function fingerprint(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Does the same with a secret key, for values that somebody could guess by trying them all, such as IP addresses. */
export function secretFingerprint(...parts: unknown[]): string {
  const key = intakeSettings().RATE_LIMIT_SECRET;
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex");
}
