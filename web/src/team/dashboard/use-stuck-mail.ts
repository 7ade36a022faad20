import { useEffect, useState } from "react";
import { useMember } from "../access/team-auth.ts";
import { watchStuckMail } from "../firebase/mail-status-watch.ts";

/** Since when email isn't going out (ISO); null where it is. */
export function useStuckMail(): string | null {
  const { store, companyId } = useMember();
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => watchStuckMail(store, companyId, setSince), [store, companyId]);
  return since;
}
