import { useEffect, useState } from "react";
import { newsletterStatusPath } from "#contract/collections";
import { type NewsletterStatus, newsletterStatus } from "#contract/newsletter-status";
import { useMember } from "../access/team-auth.ts";
import { watchStatus } from "../store/status-watch.ts";

/** The newsletter's counts. They are null if the company has none, and undefined until that is known. */
export function useNewsletter(): NewsletterStatus | null | undefined {
  const { store, companyId } = useMember();
  const [status, setStatus] = useState<NewsletterStatus | null>();
  useEffect(
    () =>
      watchStatus(store, newsletterStatusPath(companyId), (data) =>
        setStatus(newsletterStatus.safeParse(data).data ?? null),
      ),
    [store, companyId],
  );
  return status;
}
