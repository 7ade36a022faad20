import type { Settings } from "../config.ts";
import { townOf } from "../contract/form-source.ts";
import type { StoredLead } from "../contract/lead.ts";
import { priceLinesIn, priceLinesText } from "../contract/price-sums.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import { html } from "./html-text.ts";
import {
  businessTime,
  detailLines,
  detailList,
  linkStyle,
  type MailContent,
} from "./mail-layout.ts";
import { mailToVisitor, typedAddress } from "./mail-to-visitor.ts";

export interface ReceivedForm {
  lead: StoredLead;
  submissionId: string;
  at: Date;
}

/** The first characters of a form's id, by which both sides can refer to it. */
export const referenceOf = (submissionId: string) => submissionId.slice(0, 8);

function whatCame(source: string, towns: readonly string[]) {
  if (source === "contact-form") return { what: "message", form: "Contact form" };
  const town = townOf(source, towns);
  return { what: "quote request", form: town ? `Web design in ${town}` : "Web design" };
}

/** The prices that the visitor added up, as the site wrote them into the message. */
function addedUp({ message = "" }: StoredLead, { prices }: SiteFacts): string[] {
  const lines = prices ? priceLinesIn(message, prices) : [];
  if (!prices || lines.length === 0) return [];
  return ["The price you added up:", ...priceLinesText(lines, prices).split("\n")];
}

/**
 * Tells the visitor that a form has arrived. It has none of their own words, not even the name. Otherwise anybody could
 * make us mail any text to a stranger. Of the message, it repeats only lines of the price calculator.
 */
export function receipt(
  { lead, submissionId, at }: ReceivedForm,
  facts: SiteFacts,
  settings: Settings,
): MailContent {
  const { phone, hours, reply_time, towns } = facts;
  const { what, form } = whatCame(lead.source, towns);
  const reference = referenceOf(submissionId);
  const answer = reply_time
    ? `A real person will read it, and you'll hear back within ${reply_time}.`
    : "A real person will read it and get back to you.";
  const about = [
    ["Form", form],
    ["Received", `${businessTime(at)} (Eastern Time)`],
    ["Reference", reference],
  ] as const;
  const prices = addedUp(lead, facts);
  const call = "If it can't wait, call us at";
  const reply = "To add something, just reply to this email.";
  const mail = {
    email: lead.email,
    subject: `We got your ${what} (reference ${reference})`,
    heading: `Thanks! We got your ${what}.`,
    text: [
      answer,
      "",
      ...detailLines(about),
      "",
      ...(prices.length > 0 ? [...prices, ""] : []),
      `${call} ${phone.display}. Hours: ${hours}.`,
      reply,
    ],
    content: [
      html`<p style="margin:0 0 16px">${answer}</p>`,
      detailList(about),
      ...(prices.length > 0
        ? [html`<p style="margin:16px 0;white-space:pre-line">${prices.join("\n")}</p>`]
        : []),
      html`<p style="margin:16px 0">${call} <a href="tel:${phone.number}" style="${linkStyle};font-weight:600;white-space:nowrap">${phone.display}</a>. Hours: ${hours}.</p>`,
      html`<p style="margin:0 0 24px">${reply}</p>`,
    ],
    why: typedAddress,
    stranger: "If that wasn't you, ignore this, or reply and we'll delete your address.",
  };
  return { ...mailToVisitor(mail, facts, settings), autoSubmitted: "auto-replied" };
}
