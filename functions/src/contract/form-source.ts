import { limits } from "./limits.ts";

interface SourceDetails {
  /** Also makes a lead and tells the owner. */
  quote: boolean;
  /** A known address gets a success instead of `EMAIL_EXISTS`. */
  repeatIsSuccess: boolean;
  needsName: boolean;
  /** Has a checkbox for the newsletter. */
  asksNewsletter: boolean;
  /** Checks the email no further than a browser's email field does. */
  looseEmail: boolean;
  town?: string;
}

/** Records store these names, so a name must not change. */
export const newsletterPages = [
  "web-design-page",
  "web-design-pricing-page",
  "ai-automation-pricing-page",
] as const;

type NewsletterPage = (typeof newsletterPages)[number];

/** The name of a town's quote form: `page` asks for a name, `cta` only for an email. */
type QuoteSource = `${string}-web-design-${"page" | "cta"}`;

/** The form where somebody left an address: a newsletter page, or any town's quote form. */
export type NewsletterSource = NewsletterPage | QuoteSource;

const quotePattern = /^([a-z]+(?:-[a-z]+)*)-web-design-(page|cta)$/;

/** A town's name inside URLs and sources: `mount-laurel`. */
export function townSlug(town: string): string {
  const words = town.toLowerCase().replace(/[.'’]/g, "");
  return words.split(/[ -]+/).filter(Boolean).join("-");
}

export function quoteSource(town: string, asksName: boolean): QuoteSource {
  return `${townSlug(town)}-web-design-${asksName ? "page" : "cta"}`;
}

/** Returns which of our towns a source names. A caller can write any word into a source. */
export function townOf(source: string, towns: readonly string[]): string | undefined {
  return towns.find((town) => [true, false].some((name) => quoteSource(town, name) === source));
}

/** The name that counts sign-ups whose source names none of our towns. */
export const otherTowns = "other-towns";

function quoteParts(source: string): { slug: string; asksName: boolean } | undefined {
  const [, slug, ending] = quotePattern.exec(source) ?? [];
  if (slug === undefined || slug.length > limits.townMax) return undefined;
  return { slug, asksName: ending === "page" };
}

/**
 * Whether this is a source of the site's forms. Any town is accepted, so that a new page needs no new functions. A
 * source is short and has only letters and hyphens, so that nobody can put a link into the owner's mail with it.
 */
export function isNewsletterSource(source: unknown): source is NewsletterSource {
  if (typeof source !== "string") return false;
  return newsletterPages.some((page) => page === source) || quoteParts(source) !== undefined;
}

/** Returns the details that follow from a source. The town is read from the source, so no form has to send it. */
export function sourceDetails(source: NewsletterSource): SourceDetails {
  const quote = quoteParts(source);
  const alike = { repeatIsSuccess: false, needsName: true, looseEmail: false };
  if (!quote) return { quote: false, asksNewsletter: false, ...alike };
  const { slug, asksName } = quote;
  return {
    quote: true,
    repeatIsSuccess: !asksName,
    needsName: asksName,
    asksNewsletter: asksName,
    looseEmail: !asksName,
    town: slug.replace(/(^|-)([a-z])/g, (_, hyphen, letter: string) => {
      return `${hyphen && " "}${letter.toUpperCase()}`;
    }),
  };
}

/** The source of a lead that booked a call with the scheduling service. */
export const bookingSource = "booking-calendar";

const pageNames: ReadonlyMap<string, string> = new Map([
  ["contact-form", "contact form"],
  [bookingSource, "booking calendar"],
  ["web-design-page", "web design page"],
  ["web-design-pricing-page", "web design pricing page"],
  ["ai-automation-pricing-page", "AI automation pricing page"],
]);

/**
 * What people call the form behind a source, inside a sentence; undefined for a source that isn't one of the site's.
 */
export function formOfSource(source: string): string | undefined {
  const town = isNewsletterSource(source) ? sourceDetails(source).town : undefined;
  return town ? `${town} page` : pageNames.get(source);
}

/** Whether the lead is a message from a form of the site, which waits for its answer from the first moment. */
export function isFromForm(source: string): boolean {
  return source !== bookingSource && formOfSource(source) !== undefined;
}
