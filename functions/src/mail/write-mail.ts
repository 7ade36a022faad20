import { settings } from "../config.ts";
import { dayAfter } from "../contract/business-day.ts";
import { storedClient } from "../contract/client.ts";
import { agencyCompanyId, companyPath, replyStatusPath } from "../contract/collections.ts";
import { counted } from "../contract/counted.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { storedLead } from "../contract/lead.ts";
import type { SubscriptionState } from "../contract/newsletter-choice.ts";
import { newsletterIssue } from "../contract/newsletter-issue.ts";
import type { MailSubject, PushSubject } from "../contract/queued-mail.ts";
import { storedLogEntry } from "../contract/record-log.ts";
import { replyStatus } from "../contract/reply-status.ts";
import { storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { metricsBetween } from "../metrics/stored-days.ts";
import { weekRequests } from "../metrics/week-requests.ts";
import { subscriberLinks } from "../newsletter/subscriber-links.ts";
import { stateOf } from "../newsletter/subscription.ts";
import { readPageNames, readSiteFacts } from "../read-site-facts.ts";
import { deletionMail } from "./deletion-mail.ts";
import { issueMail } from "./issue-mail.ts";
import { leadMail, type NamedLead, summaryMail } from "./lead-mail.ts";
import type { MailContent } from "./mail-layout.ts";
import { type OwnerMail, ownerMail } from "./owner-mail.ts";
import { type ReceivedForm, receipt } from "./receipt.ts";
import { reviewMail } from "./review-mail.ts";
import { signupMail } from "./signup-mail.ts";
import { weekMail } from "./week-mail.ts";

/**
 * How many forms a summary names in all and per address, and how many it looks through for them. The rest are in the
 * team area.
 */
const named = { atMost: 20, perEmail: 3, among: 500 };

/** The lead of a form, its id, and when it came in. */
async function formAt(path: string): Promise<ReceivedForm | undefined> {
  const document = await database().doc(path).get();
  if (!document.exists) return undefined;
  const lead = storedLead.parse(document.data());
  const at = new Date(lead.created_at ?? document.readTime.toMillis());
  return { lead, submissionId: document.id, at };
}

async function aboutLead(path: string): Promise<MailContent | undefined> {
  const form = await formAt(path);
  return form && ownerMail(leadMail(form, readPageNames(), settings()), form.at, settings());
}

async function receiptFor(path: string): Promise<MailContent | undefined> {
  const form = await formAt(path);
  return form && receipt(form, readSiteFacts(), settings());
}

/** A subscriber's address and links; undefined if they are gone or no longer in this state. */
async function subscriberAt(path: string, state?: SubscriptionState) {
  const document = await database().doc(path).get();
  const subscriber = storedSubscriber.parse(document.data() ?? {});
  const { token_id: tokenId, email } = subscriber;
  if (!document.exists || !tokenId) return undefined;
  if (state && stateOf(subscriber) !== state) return undefined;
  const { SITE_ORIGIN } = settings();
  return { email, links: subscriberLinks({ subscriberId: document.id, tokenId }, SITE_ORIGIN) };
}

async function questionFor(path: string): Promise<MailContent | undefined> {
  const asked = await subscriberAt(path, "waiting");
  return asked && signupMail(asked.email, asked.links, readSiteFacts(), settings());
}

async function deletionFor(path: string): Promise<MailContent | undefined> {
  const asking = await subscriberAt(path);
  return asking && deletionMail(asking.email, asking.links.delete, readSiteFacts(), settings());
}

async function issueFor(issuePath: string, path: string): Promise<MailContent | undefined> {
  const reader = await subscriberAt(path, "confirmed");
  const document = await database().doc(issuePath).get();
  if (!reader || !document.exists) return undefined;
  const issue = newsletterIssue.parse(document.data());
  return issueMail(reader.email, issue, reader.links, readSiteFacts(), settings());
}

/** A mail to the owner that isn't about a single form, so there's nobody to answer. */
function summary(mail: OwnerMail, at: { toMillis(): number }): MailContent {
  const content = ownerMail(mail, new Date(at.toMillis()), settings());
  return { ...content, autoSubmitted: "auto-generated" };
}

async function aboutHour(end: { toMillis(): number }): Promise<MailContent | undefined> {
  const path = companyPath(agencyCompanyId, "leads");
  const due = database().collection(path).where("summary_at", "==", end);
  const { count } = (await due.count().get()).data();
  if (count === 0) return undefined;
  // The order isn't by id, because the caller chooses the ids.
  const first = await due.orderBy("created_at").limit(named.among).get();
  const leads = first.docs.map((each) => ({ id: each.id, lead: storedLead.parse(each.data()) }));
  return summary(summaryMail(count, fewOfEach(leads), settings()), end);
}

/** Keeps only a few leads per address, so that a flood leaves room for the others. */
function fewOfEach(leads: readonly NamedLead[]): NamedLead[] {
  const byEmail = new Map<string, number>();
  return leads
    .filter(({ lead }) => {
      const email = normalizeEmail(lead.email);
      const already = byEmail.get(email) ?? 0;
      byEmail.set(email, already + 1);
      return already < named.perEmail;
    })
    .slice(0, named.atMost);
}

async function aboutReview(path: string): Promise<MailContent | undefined> {
  const entry = await database().doc(path).get();
  const client = await entry.ref.parent.parent?.get();
  if (!entry.exists || !client?.exists) return undefined;
  const noted = storedLogEntry.parse(entry.data());
  const about = { id: client.id, client: storedClient.parse(client.data()), noted };
  const at = new Date(noted.created_at ?? entry.readTime.toMillis());
  return ownerMail(reviewMail(about, settings()), at, settings());
}

/** Tells the owner that somebody used the link that deletes everything. */
function forgottenMail(records: number, email: string | undefined): OwnerMail {
  const heading = `A visitor deleted their data (${counted(records, "record")})`;
  const how = "With the link that we emailed to this address. The website doesn't keep it.";
  const whose = email === undefined ? [] : [["Whose", email] as const];
  return { subject: heading, heading, details: [...whose, ["How", how]] };
}

async function weekMailOf(monday: string): Promise<MailContent> {
  const weekBefore = dayAfter(monday, -7);
  const [metrics, metricsBefore, requests, measured] = await Promise.all([
    metricsBetween(monday, dayAfter(monday, 6)),
    metricsBetween(weekBefore, dayAfter(weekBefore, 6)),
    weekRequests(monday),
    database().doc(replyStatusPath(agencyCompanyId)).get(),
  ]);
  const replies = replyStatus.safeParse(measured.data()).data;
  const week = { metrics, metricsBefore, requests, replies };
  return weekMail(monday, week, readPageNames(), settings());
}

/**
 * Writes the email about something, from what is stored now; returns undefined if that is gone.
 * @throws Error when a setting is unusable or Firestore doesn't answer.
 */
export async function writeMail(
  subject: Exclude<MailSubject, PushSubject>,
): Promise<MailContent | undefined> {
  switch (subject.kind) {
    case "lead":
      return aboutLead(subject.lead);
    case "summary":
      return aboutHour(subject.summary_at);
    case "week":
      return weekMailOf(subject.monday);
    case "forgotten":
      return summary(forgottenMail(subject.records, subject.email), subject.at);
    case "review":
      return aboutReview(subject.entry);
    case "receipt":
      return receiptFor(subject.lead);
    case "signup":
      return questionFor(subject.subscriber);
    case "deletion":
      return deletionFor(subject.subscriber);
    case "issue":
      return issueFor(subject.issue, subject.subscriber);
  }
}
