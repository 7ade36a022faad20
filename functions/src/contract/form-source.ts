import { limits } from "./limits.ts";

interface SourceFacts {
  /** Also makes a lead and tells the owner. */
  quote: boolean;
  /** A known address is answered as success instead of `EMAIL_EXISTS`. */
  repeatIsSuccess: boolean;
  needsName: boolean;
  /** Has a box to tick for the newsletter. */
  asksNewsletter: boolean;
  /** Checked no further than a browser's email field does. */
  looseEmail: boolean;
  town?: string;
}

/** Stored with the record, so a name stays as it is. */
export const newsletterPages = [
  "web-design-page",
  "web-design-pricing-page",
  "ai-automation-pricing-page",
] as const;

type NewsletterPage = (typeof newsletterPages)[number];

/** How the quote form of a town calls itself: `page` asks for a name, `cta` for an email only. */
type QuoteSource = `${string}-web-design-${"page" | "cta"}`;

/** Where an address was left: a newsletter page, or the quote form of any town. */
export type NewsletterSource = NewsletterPage | QuoteSource;

const quotePattern = /^([a-z]+(?:-[a-z]+)*)-web-design-(page|cta)$/;

/** A town's name inside addresses and sources: `mount-laurel`. */
export function townSlug(town: string): string {
  const words = town.toLowerCase().replace(/[.'’]/g, "");
  return words.split(/[ -]+/).filter(Boolean).join("-");
}

/** The source of a town's quote form. */
export function quoteSource(town: string, asksName: boolean): QuoteSource {
  return `${townSlug(town)}-web-design-${asksName ? "page" : "cta"}`;
}

/** The town of ours that a source names: whoever calls the function can write any word into one. */
export function townOf(source: string, towns: readonly string[]): string | undefined {
  return towns.find((town) => [true, false].some((name) => quoteSource(town, name) === source));
}

/** Where sign-ups count whose source names no town of ours. */
export const otherTowns = "other-towns";

function quoteParts(source: string): { slug: string; asksName: boolean } | undefined {
  const [, slug, ending] = quotePattern.exec(source) ?? [];
  if (slug === undefined || slug.length > limits.townMax) return undefined;
  return { slug, asksName: ending === "page" };
}

/**
 * Whether it is a source of the site's forms. Any town will do, so that a new page needs no new functions. It is
 * short, of letters and hyphens only: no link gets into the owner's mail with it.
 */
export function isNewsletterSource(source: unknown): source is NewsletterSource {
  if (typeof source !== "string") return false;
  return newsletterPages.some((page) => page === source) || quoteParts(source) !== undefined;
}

/** What follows from where an address was left. The town is read from the source, so no form has to send it. */
export function sourceFacts(source: NewsletterSource): SourceFacts {
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

/** Of a lead who booked a call with the scheduling service. */
export const bookingSource = "booking-calendar";

const pageNames: ReadonlyMap<string, string> = new Map([
  ["contact-form", "contact form"],
  [bookingSource, "booking calendar"],
  ["web-design-page", "web design page"],
  ["web-design-pricing-page", "web design pricing page"],
  ["ai-automation-pricing-page", "AI automation pricing page"],
]);

/** What people call the form behind a source, inside a sentence; undefined for what is none of the site's. */
export function formOfSource(source: string): string | undefined {
  const town = isNewsletterSource(source) ? sourceFacts(source).town : undefined;
  return town ? `${town} page` : pageNames.get(source);
}
