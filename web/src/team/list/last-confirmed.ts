import type { DocumentSource } from "../firebase/company-documents.ts";

/** Wiped at sign-out, as everything that begins so (access/wipe-device.ts). Holds times only. */
const keyOf = ({ companyId, collection, status = "all" }: DocumentSource) =>
  `team-as-of:${companyId}/${collection}/${status}`;

/** Notes that the server has just confirmed what this device shows of a list. */
export function noteConfirmed(source: DocumentSource, now: Date): void {
  try {
    localStorage.setItem(keyOf(source), now.toISOString());
  } catch {
    // Storage refused: then a saved copy has no time.
  }
}

/** When the server last confirmed what this device has of a list. */
export function lastConfirmed(source: DocumentSource): Date | undefined {
  try {
    const noted = new Date(localStorage.getItem(keyOf(source)) ?? Number.NaN);
    return Number.isNaN(noted.getTime()) ? undefined : noted;
  } catch {
    return;
  }
}
