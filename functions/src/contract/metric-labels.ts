import type { MetricKind, VisitSource } from "./metric-kinds.ts";
import { otherPages } from "./site-metrics.ts";

/** The labels that the owner reads. */
export const kindWords: Readonly<Record<MetricKind, string>> = {
  views: "Page views",
  calls: "Calls tapped",
  calendar: "Calendar opened",
  begun: "Forms started",
  sent: "Forms sent",
  kept: "Forms kept offline",
  estimates: "Prices added up",
  asked: "Prices asked about",
  checks: "Checks opened",
  checked: "Checks finished",
  brought: "Checks asked about",
  sketches: "Drawings opened",
  sketched: "Drawings named",
  wanted: "Drawings asked for",
};

const sources: Readonly<Record<VisitSource, string>> = {
  direct: "Direct",
  site: "Another page of the site",
  search: "A search engine",
  social: "Social media",
  other: "Another site",
  newsletter: "The newsletter",
  qr: "A QR code",
  map: "A map",
  ad: "An ad",
};

export function visitSourceWords(source: string): string {
  return new Map(Object.entries(sources)).get(source) ?? source;
}

/** The names of pages, by their paths. */
export type PageNames = Readonly<Record<string, string>>;

/** Returns a page's name, or its path if the page is gone. */
export function pageWords(page: string, names: PageNames): string {
  if (page === otherPages) return "Other addresses";
  return new Map(Object.entries(names)).get(page) ?? page;
}
