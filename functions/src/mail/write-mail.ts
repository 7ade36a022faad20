import { settings } from "../config.ts";
import { dayAfter } from "../contract/business-day.ts";
import { agencyCompanyId, companyPath } from "../contract/collections.ts";
import {
  contactWayLabels,
  contactWays,
  serviceInterestLabels,
  serviceInterests,
} from "../contract/contact-message.ts";
import { counted } from "../contract/counted.ts";
import { type StoredLead, storedLead } from "../contract/lead.ts";
import type { SubscriptionState } from "../contract/newsletter-choice.ts";
import { newsletterIssue } from "../contract/newsletter-issue.ts";
import type { MailSubject } from "../contract/queued-mail.ts";
import { storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { subscriberLinks } from "../newsletter/subscriber-links.ts";
import { stateOf } from "../newsletter/subscription.ts";
import { numbersBetween } from "../numbers/stored-days.ts";
import { issueMail } from "./issue-mail.ts";
import type { Facts, MailContent } from "./mail-layout.ts";
import { type OwnerMail, ownerMail } from "./owner-mail.ts";
import { type ReceivedForm, receipt, referenceOf } from "./receipt.ts";
import { signupMail } from "./signup-mail.ts";
import { readSiteFacts } from "./site-facts.ts";
import { weekMail } from "./week-mail.ts";

/** How many forms a summary names; the rest is in the team area. */
const namedInSummary = 20;

function nameOf({ first_name, last_name }: StoredLead): string {
  return `${first_name} ${last_name}`.trim();
}

function phoneFacts({ phone, contact_by, texts_ok_at }: StoredLead): Facts {
  const way = contactWays.find((each) => each === contact_by);
  const agreed = texts_ok_at === null ? "" : " (agreed to get texts)";
  return [
    ...(phone ? [["Phone", phone] as const] : []),
    ...(way ? [["Prefers", `${contactWayLabels[way]}${agreed}`] as const] : []),
  ];
}

/** Somebody wrote by the contact form. */
function contactMail(lead: StoredLead): OwnerMail {
  const name = nameOf(lead);
  const interests = serviceInterests.filter((each) => lead.service_interests?.includes(each));
  return {
    subject: `New message from ${name} (${lead.company_name ?? ""})`,
    heading: `New message from ${name}`,
    facts: [
      ["Name", name],
      ["Company", lead.company_name ?? ""],
      ["Business", lead.business_type ?? ""],
      ["Email", lead.email],
      ["Interested in", interests.map((each) => serviceInterestLabels[each]).join(", ")],
      ...phoneFacts(lead),
    ],
    words: lead.message,
    replyTo: lead.email,
  };
}

/** Somebody asked for a quote on a city page. */
function quoteMail(lead: StoredLead): OwnerMail {
  const town = lead.town ?? "South Jersey";
  const name = nameOf(lead);
  return {
    subject: `Quote request from ${town}: ${name || lead.email}`,
    heading: `New quote request: ${town}`,
    facts: [
      ...(name ? [["Name", name] as const] : []),
      ["Email", lead.email],
      ["Town", town],
      ["Form", lead.source],
    ],
    replyTo: lead.email,
  };
}

/** More forms came in an hour than get an email each (`MAILS_PER_HOUR`). `named`: some of all `count`. */
function summaryMail(count: number, named: readonly StoredLead[]): OwnerMail {
  const heading = `${counted(count, "more form")} came in this past hour`;
  const above = named.length === 1 ? "Above is 1" : `Above are ${named.length}`;
  const some = named.length > 0 && count > named.length ? ` ${above} of them.` : "";
  return {
    subject: heading,
    heading,
    facts: named.map((lead) => [lead.email, nameOf(lead) || lead.source]),
    words: `So many came in at once that these didn't get their own emails. They're all in your leads.${some}`,
  };
}

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
  if (!form) return undefined;
  const { lead, submissionId, at } = form;
  const mail = lead.source === "contact-form" ? contactMail(lead) : quoteMail(lead);
  const facts = [...mail.facts, ["Reference", referenceOf(submissionId)] as const];
  return ownerMail({ ...mail, facts }, at, settings());
}

async function receiptFor(path: string): Promise<MailContent | undefined> {
  const form = await formAt(path);
  return form && receipt(form, readSiteFacts(), settings());
}

/** A subscriber's address and links; undefined where they aren't in this state any more. */
async function subscriberIn(state: SubscriptionState, path: string) {
  const document = await database().doc(path).get();
  const subscriber = storedSubscriber.parse(document.data() ?? {});
  const { token_id: tokenId, email } = subscriber;
  if (!document.exists || !tokenId || stateOf(subscriber) !== state) return undefined;
  const { SITE_ORIGIN } = settings();
  return { email, links: subscriberLinks({ subscriberId: document.id, tokenId }, SITE_ORIGIN) };
}

async function questionFor(path: string): Promise<MailContent | undefined> {
  const asked = await subscriberIn("waiting", path);
  return asked && signupMail(asked.email, asked.links, readSiteFacts(), settings());
}

async function issueFor(issuePath: string, path: string): Promise<MailContent | undefined> {
  const reader = await subscriberIn("confirmed", path);
  const document = await database().doc(issuePath).get();
  if (!reader || !document.exists) return undefined;
  const issue = newsletterIssue.parse(document.data());
  return issueMail(reader.email, issue, reader.links, readSiteFacts(), settings());
}

/** To the owner, about no single form: nobody can be answered. */
function summary(mail: OwnerMail, at: { toMillis(): number }): MailContent {
  const content = ownerMail(mail, new Date(at.toMillis()), settings());
  return { ...content, autoSubmitted: "auto-generated" };
}

async function aboutHour(end: { toMillis(): number }): Promise<MailContent | undefined> {
  const path = companyPath(agencyCompanyId, "leads");
  const leads = database().collection(path).where("summary_at", "==", end);
  const counted = await leads.count().get();
  const { count } = counted.data();
  if (count === 0) return undefined;
  const named = await leads.limit(namedInSummary).get();
  const mail = summaryMail(
    count,
    named.docs.map((lead) => storedLead.parse(lead.data())),
  );
  return summary(mail, end);
}

/** Somebody has used the link that deletes everything. */
function forgottenMail(records: number): OwnerMail {
  const heading = `Somebody deleted everything about them: ${counted(records, "record")}`;
  const how = "With a link in one of our emails. We don't keep whose address it was.";
  return { subject: heading, heading, facts: [["How", how]] };
}

async function weekMailOf(monday: string): Promise<MailContent> {
  const weekBefore = dayAfter(monday, -7);
  const [week, before] = await Promise.all([
    numbersBetween(monday, dayAfter(monday, 6)),
    numbersBetween(weekBefore, dayAfter(weekBefore, 6)),
  ]);
  return weekMail(monday, week, before, settings());
}

/**
 * The email about something, from what is stored now; undefined when that is gone.
 * @throws Error when a setting is unusable or Firestore doesn't answer.
 */
export async function writeMail(subject: MailSubject): Promise<MailContent | undefined> {
  switch (subject.kind) {
    case "lead":
      return aboutLead(subject.lead);
    case "summary":
      return aboutHour(subject.summary_at);
    case "week":
      return weekMailOf(subject.monday);
    case "forgotten":
      return summary(forgottenMail(subject.records), subject.at);
    case "receipt":
      return receiptFor(subject.lead);
    case "signup":
      return questionFor(subject.subscriber);
    case "issue":
      return issueFor(subject.issue, subject.subscriber);
  }
}
