import { z } from "zod";
import { longDate } from "../../src/site/blog/post-rules.ts";
import { claims, claimValue } from "../../src/site/content/collections-schema.ts";
import { site } from "../../src/site/content/site-schema.ts";
import { hoursText } from "./hours-text.ts";
import { type PlaceholderValues, unread } from "./placeholders.ts";

const record = z.record(z.string(), z.unknown());
const fields = (value: unknown) => record.safeParse(value).data ?? {};

/** Values derived from site.yaml, where it is valid. */
function derived(values: Record<string, unknown>) {
  const fundraiser = site.shape.fundraiser.safeParse(values.fundraiser).data;
  const hours = site.shape.hours.safeParse(values.hours).data;
  const calendar = site.shape.schedulingUrl.safeParse(values.schedulingUrl).data;
  const prizeDate = fundraiser ? longDate(fundraiser.prizesAnnounced) : unread;
  return {
    hoursText: hours === undefined ? unread : hoursText(hours),
    schedulingHost: calendar === undefined ? unread : new URL(calendar).host,
    fundraiser: {
      ...fields(values.fundraiser),
      prizeDate,
      prizeDay: prizeDate.replace(/, \d+$/, ""),
    },
  };
}

/** The value of a claim; its placeholder if it isn't published, to be found and removed (remove-unpublished.ts). */
function valueOfClaim(claim: unknown, key: string): string | number {
  const { value, publish } = fields(claim);
  const isPublished = claims.valueType.shape.publish.safeParse(publish).data ?? true;
  return isPublished ? (claimValue.safeParse(value).data ?? unread) : `{{claims.${key}}}`;
}

function amountOf(price: unknown): number {
  const { amount } = fields(price);
  return typeof amount === "number" ? amount : 1;
}

/** What placeholders show for the entries of a file; undefined if the file can't be read. */
function shownValues(
  file: unknown,
  entries: unknown,
  shown: (entry: unknown, key: string) => string | number,
) {
  if (file === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(fields(entries)).map(([key, entry]) => [key, shown(entry, key)]),
  );
}

/**
 * What the placeholders show, from files as they are written. A problem in one of them is reported once, in its own
 * place, and not at every place that uses it. A file that can't be read is undefined.
 */
export function placeholderValues(files: {
  site: unknown;
  claims: unknown;
  prices: unknown;
}): PlaceholderValues {
  const site = fields(files.site);
  return {
    site: files.site === undefined ? undefined : { ...site, ...derived(site) },
    claims: shownValues(files.claims, files.claims, valueOfClaim),
    prices: shownValues(files.prices, fields(files.prices).entries, amountOf),
  };
}
