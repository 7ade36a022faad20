import { normalizeEmail } from "#contract/email-address";
import type { Selection } from "../../store/company-documents.ts";

/** Selects the records with an address, newest first, even if a phone began it with a capital letter. */
export function byEmail(email: string): Selection {
  const normal = normalizeEmail(email);
  const capital = normal.charAt(0).toUpperCase() + normal.slice(1);
  return {
    name: "email",
    only: { field: "email", equals: [...new Set([email, normal, capital])] },
  };
}
