import { useEffect, useState } from "react";
import { mailStatusPath } from "#contract/collections";
import { mailStatus } from "#contract/mail-status";
import { useMember } from "../access/team-auth.ts";
import { watchStatus } from "../store/status-watch.ts";

/** The time (ISO) at which email stopped going out, or null while it goes out. */
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
