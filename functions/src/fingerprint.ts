import { createHash, createHmac } from "node:crypto";
import { intakeSettings } from "./intake-settings.ts";

/**
 * A fixed-length key made of some parts, for document ids and comparisons. The parts are joined as
 * JSON, so that no two different lists give the same text.
 */
export function fingerprint(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** The same for what could be guessed by trying all, such as addresses of the internet. */
export function secretFingerprint(...parts: unknown[]): string {
  const key = intakeSettings().RATE_LIMIT_SECRET;
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex");
}
