import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ProfessionalService,
  Service,
  Thing,
} from "schema-dts";
import type { Content, NamedPage } from "../content/read-content.ts";

/** Spec section 9: the radius is in miles; structured data wants metres. */
const metresPerMile = 1609.344;

function business({ structuredData }: NamedPage, { site, claims }: Content): ProfessionalService {
  const record: ProfessionalService = {
    "@type": "ProfessionalService",
    "@id": `${site.origin}/#business`,
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
    openingHours: site.hours,
    areaServed: {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", ...site.geo },
      geoRadius: String(Math.round(site.serviceRadiusMiles * metresPerMile)),
    },
    sameAs: [site.social.facebook, site.social.instagram],
  };
  const rating = claims.rating?.value;
  const reviews = claims.reviews?.value;
  // Spec section 2: city pages show the rating; other pages do not.
  if (!structuredData.city || rating === undefined || reviews === undefined) return record;
  return {
    ...record,
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: String(rating),
      reviewCount: Number(reviews),
    },
  };
}

function questions({ sections }: NamedPage): FAQPage | undefined {
  const all = sections.flatMap((section) => (section.kind === "faq" ? section.questions : []));
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

function breadcrumbs({ path }: NamedPage, heading: string, { site }: Content): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${site.origin}/` },
      { "@type": "ListItem", position: 2, name: heading, item: `${site.origin}${path}` },
    ],
  };
}

/** "$1,200/month" -> 1200; undefined where a text holds no amount. */
function amountIn(text: string): number | undefined {
  const digits = /\$([\d,]+)/.exec(text)?.[1];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}

function service(page: NamedPage, { site, prices }: Content): Service | undefined {
  const asked = page.structuredData.service;
  if (!asked) return;
  const offers = (asked.offers ? prices.plans[asked.offers] : undefined) ?? [];
  return {
    "@type": "Service",
    name: asked.name,
    provider: { "@id": `${site.origin}/#business` },
    areaServed: page.structuredData.city ?? "South Jersey",
    offers: offers.flatMap(({ name, price }) => {
      const amount = amountIn(price);
      return amount === undefined
        ? []
        : [{ "@type": "Offer" as const, name, price: amount, priceCurrency: "USD" }];
    }),
  };
}

/** The JSON-LD of a page, as one graph; undefined for pages that are not to be indexed. */
export function structuredData(page: NamedPage, content: Content): Graph | undefined {
  if (page.robots) return;
  const heading = page.sections.find(({ kind }) => kind === "hero")?.heading ?? page.title;
  const things: (Thing | undefined)[] = [
    page.structuredData.business ? business(page, content) : undefined,
    service(page, content),
    questions(page),
    page.path === "/" ? undefined : breadcrumbs(page, heading, content),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}
