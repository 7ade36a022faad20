import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ProfessionalService,
  Service,
  Thing,
} from "schema-dts";
import type { Question } from "../../src/site/content/parts-schema.ts";
import type { Content, NamedPage } from "../content/content.ts";
import { openingSpans } from "../content/hours-text.ts";
import { offersOf } from "./offers.ts";

const metersPerMile = 1609.344;

/** The id of the business in other records. */
export function businessId({ site }: Pick<Content, "site">): string {
  return `${site.origin}/#business`;
}

type ClaimValue = string | number | undefined;

/** Whether search engines can read a claim as an average of stars. */
export const isRating = (value: ClaimValue) => Number(value) >= 1 && Number(value) <= 5;

/** Whether search engines can read a claim as a number of reviews. */
export const isCount = (value: ClaimValue) => Number.isInteger(Number(value)) && Number(value) > 0;

/**
 * The record of the business. `reviews` names the claim with the number of reviews, where the page
 * shows the rating: city pages and posts state different numbers.
 */
export function business(
  { site, claims }: Pick<Content, "site" | "claims">,
  reviews?: "reviews" | "reviews_blog",
): ProfessionalService {
  const spans = openingSpans(site.hours);
  const record: ProfessionalService = {
    "@type": "ProfessionalService",
    "@id": businessId({ site }),
    name: site.name,
    url: site.origin,
    email: site.email,
    telephone: site.phone.number,
    priceRange: "$$",
    image: `${site.origin}/icons/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    geo: { "@type": "GeoCoordinates", ...site.geo },
    openingHours: spans.length === 1 ? site.hours : spans,
    areaServed: {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", ...site.geo },
      geoRadius: String(Math.round(site.serviceRadiusMiles * metersPerMile)),
    },
    sameAs: Object.values(site.social),
  };
  const rating = claims.rating?.value;
  const count = reviews && claims[reviews]?.value;
  if (!isRating(rating) || !isCount(count)) return record;
  return {
    ...record,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: String(rating),
      reviewCount: Number(count),
    },
  };
}

/** The graph of these things, for a page. */
export function graphOf(things: readonly (Thing | undefined)[]): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}

export function questionsRecord(all: readonly Question[]): FAQPage | undefined {
  if (all.length === 0) return;
  return {
    "@type": "FAQPage",
    mainEntity: all.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The path from Home to a page; `steps` end with the page itself. */
export function breadcrumbs(
  steps: { name: string; path: string }[],
  { site }: Pick<Content, "site">,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  };
}

function services(page: NamedPage, { site, prices }: Content): Service[] {
  return page.structuredData.services.map(({ name, offers }) => ({
    "@type": "Service",
    name,
    // This is the full name, because a search engine that reads one page does not look the id up on another.
    provider: {
      "@type": "ProfessionalService",
      "@id": businessId({ site }),
      name: site.name,
      url: site.origin,
    },
    areaServed: page.city?.town ?? "South Jersey",
    ...(offers ? { offers: offersOf(offers, prices) } : {}),
  }));
}

/** The JSON-LD of a page, as one graph; undefined for pages that must not be indexed. */
export function structuredData(page: NamedPage, content: Content): Graph | undefined {
  if (page.robots) return;
  const questions = page.sections.flatMap((section) =>
    section.kind === "faq" ? section.questions : [],
  );
  const heading = page.sections.find(({ kind }) => kind === "hero")?.heading ?? page.title;
  return graphOf([
    // Only city pages show the rating.
    page.structuredData.business ? business(content, page.city ? "reviews" : undefined) : undefined,
    ...services(page, content),
    questionsRecord(questions),
    page.path === "/" ? undefined : breadcrumbs([{ name: heading, path: page.path }], content),
  ]);
}
