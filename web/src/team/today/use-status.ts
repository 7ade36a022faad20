import { useEffect, useState } from "react";
import { mailStatusPath, newsletterStatusPath } from "#contract/collections";
import { mailStatus } from "#contract/mail-status";
import { type NewsletterStatus, newsletterStatus } from "#contract/newsletter-status";
import { useMember } from "../access/team-auth.ts";
import { watchStatus } from "../store/one-document.ts";

/** What the functions tell a company's members, live. It's undefined until it is known. */
function useStatus<Status>(
  pathOf: (companyId: string) => string,
  read: (data: unknown) => Status,
): Status | undefined {
  const { store, companyId } = useMember();
  const [status, setStatus] = useState<Status>();
  useEffect(
    () => watchStatus(store, pathOf(companyId), (data) => setStatus(() => read(data))),
    [store, companyId, pathOf, read],
  );
  return status;
}

const stuckSince = (data: unknown) => mailStatus.parse(data ?? {}).stuck_since;

/** The time (ISO) at which email stopped going out, or null while it goes out. */
export function useStuckMail(): string | null {
  return useStatus(mailStatusPath, stuckSince) ?? null;
}

const newsletterCounts = (data: unknown) => newsletterStatus.safeParse(data).data ?? null;

/** The newsletter's counts. They are null if the company has none, and undefined until that is known. */
export function useNewsletter(): NewsletterStatus | null | undefined {
  return useStatus(newsletterStatusPath, newsletterCounts);
}
