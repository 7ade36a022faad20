import { createHash } from "node:crypto";

/**
 * A fixed-length key made of some parts, for document ids and comparisons. The parts are joined as
 * JSON, so that no two different lists give the same text.
 */
export function fingerprint(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
