import type { Site } from "../../src/site/content/site-schema.ts";
import { calendarQuery } from "../../src/site/scheduler/calendar-query.ts";
import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { closedCallProblem } from "./call-links.ts";
import { specifiedLabels } from "./specified-labels.ts";
import { titleCase } from "./title-case.ts";

/** A label with the place where it leads. */
interface Labeled {
  field: string;
  label: string;
  to: string;
  isButton: boolean;
}

/** The fields of links that are rendered as buttons. */
const buttonFields = /(^|\.)(actions\.\d+|cta|call|banner\.action|(consultation|project)\.link)$/;

/** Every `{ label, to }` below a value. */
function labeledLinks(value: unknown, field: string): Labeled[] {
  if (typeof value !== "object" || value === null) return [];
  const label = Reflect.get(value, "label");
  const to = Reflect.get(value, "to");
  if (typeof label === "string" && typeof to === "string") {
    return [{ field, label, to, isButton: buttonFields.test(field) }];
  }
  return Object.entries(value).flatMap(([name, item]) =>
    labeledLinks(item, field ? `${field}.${name}` : name),
  );
}

/** The label that a link to us must have; undefined for a link that leads elsewhere, or asks for something specific. */
export function labelFor(to: string, { labels, phone, schedulingUrl }: Site): string | undefined {
  if (to === schedulingUrl) return labels.bookingService;
  if (to.startsWith("tel:")) return `Call ${phone.display}`;
  if (to === "#quote") return labels.quote;
  if (to === "#message") return labels.message;
  const { pathname, searchParams } = new URL(to, "https://site.example");
  if (!to.startsWith("/") || pathname !== "/contact") return;
  if (searchParams.has(calendarQuery)) return labels.calendar;
  const topic = searchParams.get("topic");
  if (topic === "audit") return labels.audit;
  return topic === null ? labels.message : undefined;
}

function smallLetters(label: string): string | undefined {
  const cased = titleCase(label);
  if (label === cased) return;
  return `“${label}” is on a button, and our buttons begin each word with a capital. Write “${cased}”.`;
}

/** A plan's button opens the form with the plan filled in: the visitor asks, and has bought nothing. */
const planButton = /^plans\..*\.cta$/;
const asksAbout = "Ask About ";

function problemOf(
  { field, label, to, isButton }: Labeled,
  file: string,
  site: Site,
): string | undefined {
  const closed = closedCallProblem(label, to);
  if (closed !== undefined) return closed;
  const wanted = labelFor(to, site);
  if (label === wanted) return;
  if (specifiedLabels.some((one) => one.label === label && one.files.includes(file))) return;
  if (wanted !== undefined) {
    return `“${label}” leads to ${to}, which every other place calls “${wanted}”. Write “${wanted}” here. To rename it everywhere, change labels in site.yaml.`;
  }
  if (planButton.test(field) && !label.startsWith(asksAbout)) {
    return `“${label}” opens the contact form. Every other plan's button says so with “${asksAbout.trim()} …”.`;
  }
  return isButton ? smallLetters(label) : undefined;
}

/** Words on buttons that lead nowhere. */
const buttonTexts = /^(?:submit|again|sendNow|open|send|remove|confirmRemove|reset|retry)$/;

const buttonTextProblems = (file: string, value: unknown): Problem[] =>
  textFields(value)
    .filter(({ key, field }) => buttonTexts.test(key) || field.endsWith("share.label"))
    .flatMap(({ field, text }) => {
      const message = smallLetters(text);
      return message === undefined ? [] : [{ file, field, message }];
    });

/**
 * Checks labels on links and buttons that lead to the calendar, the contact form, a quote or the phone: one thing has
 * one name on the whole site, and all buttons have one style of capitals.
 */
export function labelProblems({
  pages,
  prices,
  site,
  blog,
  forms,
}: Pick<Content, "pages" | "prices" | "site" | "blog" | "forms">): Problem[] {
  const check = (file: string, value: unknown, below = ""): Problem[] =>
    labeledLinks(value, below).flatMap((link) => {
      const message = problemOf(link, file, site);
      return message === undefined ? [] : [{ file, field: `${link.field}.label`, message }];
    });
  return [
    ...check("web/content/site.yaml", { navigation: site.navigation, banner: site.banner }),
    ...check("web/content/prices.yaml", { plans: prices.plans }),
    ...check("web/content/blog.yaml", blog),
    ...buttonTextProblems("web/content/blog.yaml", blog),
    ...buttonTextProblems("web/content/forms.yaml", forms),
    ...pages.flatMap((page) => check(pageFile(page), page.sections, sectionsField(page))),
  ];
}
