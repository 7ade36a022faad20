import { useEffect, useState } from "react";
import { mailStatusPath } from "#contract/collections";
import { mailStatus } from "#contract/mail-status";
import { useMember } from "../access/team-auth.ts";
import { watchStatus } from "../store/status-watch.ts";

/** The time since when email hasn't gone out (ISO), or null if it goes out. */
export function useStuckMail(): string | null {
  const { store, companyId } = useMember();
  const [since, setSince] = useState<string | null>(null);
  useEffect(
    () =>
      watchStatus(store, mailStatusPath(companyId), (data) =>
        setSince(mailStatus.parse(data ?? {}).stuck_since),
      ),
    [store, companyId],
  );
  return since;
}
