import { settings } from "../config.ts";
import { agencyCompanyId, companyPath } from "../contract/collections.ts";
import { storedLead } from "../contract/lead.ts";
import type { MailSubject } from "../contract/queued-mail.ts";
import { database } from "../database.ts";
import { contactMail } from "./contact-mail.ts";
import { type MailContent, type OwnerMail, ownerMail } from "./owner-mail.ts";
import { quoteMail } from "./quote-mail.ts";
import { namedInSummary, summaryMail } from "./summary-mail.ts";

async function aboutLead(path: string): Promise<{ mail: OwnerMail; at: Date } | undefined> {
  const document = await database().doc(path).get();
  if (!document.exists) return undefined;
  const lead = storedLead.parse(document.data());
  const mail = lead.source === "contact-form" ? contactMail(lead) : quoteMail(lead);
  return { mail, at: new Date(lead.created_at ?? document.readTime.toMillis()) };
}

async function aboutHour(end: { toMillis(): number }) {
  const leads = database()
    .collection(companyPath(agencyCompanyId, "leads"))
    .where("summary_at", "==", end);
  const [counted, named] = await Promise.all([
    leads.count().get(),
    leads.limit(namedInSummary).get(),
  ]);
  const { count } = counted.data();
  if (count === 0) return undefined;
  const mail = summaryMail(
    count,
    named.docs.map((lead) => storedLead.parse(lead.data())),
  );
  return { mail, at: new Date(end.toMillis()) };
}

/**
 * The email about something, from what is stored now; undefined when that is gone.
 * @throws Error when a setting is unusable or Firestore doesn't answer.
 */
export async function writeMail(subject: MailSubject): Promise<MailContent | undefined> {
  const written =
    subject.kind === "lead" ? await aboutLead(subject.lead) : await aboutHour(subject.summary_at);
  return written && ownerMail(written.mail, written.at, settings());
}
