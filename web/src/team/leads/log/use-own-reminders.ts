import { useEffect, useState } from "react";
import { useMember } from "../../access/team-auth.ts";
import type { TeamDocument } from "../../store/company-documents.ts";
import { savedDocument } from "../../store/saved-document.ts";
import { useOwnEntries } from "./own-entries.ts";

/**
 * The leads, as this device has them, for which it noted a reminder that the server doesn't have yet: no query finds them
 * by its day.
 */
export function useOwnReminders(): readonly TeamDocument[] {
  const { store, companyId } = useMember();
  const ids = [...useOwnEntries()]
    .filter(([, own]) => own.some(({ pending, entry }) => pending && entry.kind === "reminder"))
    .map(([leadId]) => leadId)
    .join(" ");
  const [leads, setLeads] = useState<readonly TeamDocument[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const source = { companyId, collection: "leads" } as const;
    const reading = ids.split(" ").map((id) => id && savedDocument(store, source, id));
    Promise.all(reading).then((saved) => {
      if (isCurrent) setLeads(saved.flatMap((lead) => lead || []));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, companyId, ids]);
  return leads;
}
