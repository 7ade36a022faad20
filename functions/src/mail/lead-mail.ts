import type { Settings } from "../config.ts";
import { answerWays } from "../contract/answer-ways.ts";
import { callAddress, mailAddress } from "../contract/contact-address.ts";
import {
  contactWayLabels,
  contactWays,
  serviceInterestLabels,
  serviceInterests,
} from "../contract/contact-message.ts";
import { counted } from "../contract/counted.ts";
import { bookingSource, formOfSource } from "../contract/form-source.ts";
import type { StoredLead } from "../contract/lead.ts";
import { type PageNames, pageWords, visitSourceWords } from "../contract/metric-labels.ts";
import type { Details } from "./mail-layout.ts";
import { leadsPath, type MailAction, type OwnerMail } from "./owner-mail.ts";
import { type ReceivedForm, referenceOf } from "./receipt.ts";

function nameOf({ first_name, last_name }: StoredLead): string {
  return `${first_name} ${last_name}`.trim();
}

function formWords({ source }: StoredLead): string {
  const words = formOfSource(source) ?? source;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function phoneDetails({ phone, contact_by, texts_ok_at }: StoredLead): Details {
  const way = contactWays.find((each) => each === contact_by);
  const agreed = texts_ok_at === null ? "" : " (agreed to get texts)";
  return [
    ...(phone ? [["Phone", { text: phone, href: callAddress(phone) }] as const] : []),
    ...(way ? [["Prefers", `${contactWayLabels[way]}${agreed}`] as const] : []),
  ];
}

function emailDetail({ email }: StoredLead): Details[number] {
  return ["Email", { text: email, href: mailAddress(email) }];
}

function leadAddress(id: string, { SITE_ORIGIN }: Settings): string {
  return `${SITE_ORIGIN}${leadsPath}?lead=${id}`;
}

/**
 * Lists the lead first, where members note what they do about it, then the ways to answer, with the one they asked for
 * first.
 */
function leadActions({ submissionId, lead }: ReceivedForm, settings: Settings): MailAction[] {
  const ways = answerWays(lead).sort((one, other) => Number(other.isMain) - Number(one.isMain));
  const open = leadAddress(submissionId, settings);
  return [
    { label: "Open this lead", address: open, text: open },
    ...ways.map(({ way, label, href = "" }) => ({
      label: way === "email" ? "Reply" : label,
      address: href,
      text: (way === "email" ? lead.email : lead.phone) ?? "",
    })),
  ];
}

/** Tells the owner that somebody wrote through the contact form. */
function contactMail(lead: StoredLead): OwnerMail {
  const name = nameOf(lead);
  const interests = serviceInterests.filter((each) => lead.service_interests?.includes(each));
  return {
    subject: `New message from ${name} (${lead.company_name ?? ""})`,
    heading: `New message from ${name}`,
    details: [
      ["Name", name],
      ["Company", lead.company_name ?? ""],
      ["Business", lead.business_type ?? ""],
      emailDetail(lead),
      ["Interested in", interests.map((each) => serviceInterestLabels[each]).join(", ")],
      ...phoneDetails(lead),
    ],
    words: lead.message,
    replyTo: lead.email,
  };
}

/** Tells the owner that somebody booked a call with the scheduling service. */
function bookingMail(lead: StoredLead): OwnerMail {
  const name = nameOf(lead) || lead.email;
  const email = lead.email ? [emailDetail(lead)] : [];
  return {
    subject: `Call booked by ${name}`,
    heading: `${name} booked a call`,
    details: [["Name", name], ...email, ...phoneDetails(lead)],
    words: lead.message,
    replyTo: lead.email || undefined,
  };
}

/** Tells the owner that somebody asked for a quote on a city page. */
function quoteMail(lead: StoredLead): OwnerMail {
  const town = lead.town ?? "South Jersey";
  const name = nameOf(lead);
  return {
    subject: `Quote request from ${town}: ${name || lead.email}`,
    heading: `New quote request: ${town}`,
    details: [
      ...(name ? [["Name", name] as const] : []),
      emailDetail(lead),
      ["Town", town],
      ["Form", formWords(lead)],
    ],
    replyTo: lead.email,
  };
}

export interface NamedLead {
  id: string;
  lead: StoredLead;
}

/**
 * Tells the owner that more forms came in an hour than get an email each (`MAILS_PER_HOUR`). `named` has some of all
 * `count`, the earliest first.
 */
export function summaryMail(
  count: number,
  named: readonly NamedLead[],
  settings: Settings,
): OwnerMail {
  const heading = `${counted(count, "more form")} came in this past hour`;
  const some = count > named.length ? ` ${namedWords(named.length)}` : "";
  return {
    subject: heading,
    heading,
    details: named.map(({ id, lead }) => [
      lead.email,
      { text: nameOf(lead) || formWords(lead), href: leadAddress(id, settings) },
    ]),
    words: `So many came in at once that these didn't get their own emails. They're all in your leads.${some}`,
  };
}

function namedWords(named: number): string {
  if (named === 0) return "";
  const which = named === 1 ? "One is" : `${named} are`;
  return `${which} listed above, from the earliest on, no more than 3 for each email address.`;
}

const mailOf: Readonly<Record<string, (lead: StoredLead) => OwnerMail>> = {
  "contact-form": contactMail,
  [bookingSource]: bookingMail,
};

function visitDetails({ came_from, first_page }: StoredLead, pages: PageNames): Details {
  return [
    ...(came_from ? [["Came from", visitSourceWords(came_from)] as const] : []),
    ...(first_page ? [["First page", pageWords(first_page, pages)] as const] : []),
  ];
}

/** Tells the owner about a form. */
export function leadMail(form: ReceivedForm, pages: PageNames, settings: Settings): OwnerMail {
  const write = mailOf[form.lead.source] ?? quoteMail;
  const mail = write(form.lead);
  const details: Details = [
    ...mail.details,
    ...visitDetails(form.lead, pages),
    ["Reference", referenceOf(form.submissionId)],
  ];
  return { ...mail, details, actions: leadActions(form, settings) };
}
