import { normalizeEmail } from "#contract/email-address";
import type { Selection } from "../../store/company-documents.ts";
import { capitalized } from "../words.ts";

/** Selects the records with an address, newest first, even if a phone began it with a capital letter. */
export function byEmail(email: string): Selection {
  const normal = normalizeEmail(email);
  const equals = [...new Set([email, normal, capitalized(normal)])];
  return { name: "email", only: { field: "email", equals } };
}
