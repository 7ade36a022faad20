import { normalizeEmail } from "#contract/email-address";
import type { Selection } from "../../store/company-documents.ts";

/** What has an address, newest first, also as phones begin it with a capital. */
export function byEmail(email: string): Selection {
  const normal = normalizeEmail(email);
  const capital = normal.charAt(0).toUpperCase() + normal.slice(1);
  return {
    name: "email",
    only: { field: "email", equals: [...new Set([email, normal, capital])] },
  };
}
