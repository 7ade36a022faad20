import { z } from "zod";
import { longDate } from "../../src/site/blog/post-rules.ts";
import { claims, claimValue } from "../../src/site/content/collections-schema.ts";
import { site } from "../../src/site/content/site-schema.ts";
import { hoursText } from "./hours-text.ts";
import { type PlaceholderValues, unread } from "./placeholders.ts";
import { markOf } from "./unpublished-marks.ts";

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

/** The value of a claim, with its mark if it isn't published. */
function valueOfClaim(claim: unknown, index: number): string | number {
  const value = claimValue.safeParse(fields(claim).value).data ?? unread;
  const { data: isPublished = true } = claims.valueType.shape.publish.safeParse(
    fields(claim).publish,
  );
  return isPublished ? value : `${markOf(index)}${value}`;
}

function amountOf(price: unknown): number {
  const { amount } = fields(price);
  return typeof amount === "number" ? amount : 1;
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
  const { site: siteFile, claims: claimsFile, prices: pricesFile } = files;
  const siteFields = fields(siteFile);
  const claimEntries = Object.entries(fields(claimsFile));
  const priceEntries = Object.entries(fields(fields(pricesFile).entries));
  return {
    ...(siteFile === undefined ? {} : { site: { ...siteFields, ...derived(siteFields) } }),
    ...(claimsFile === undefined
      ? {}
      : {
          claims: Object.fromEntries(
            claimEntries.map(([key, claim], index) => [key, valueOfClaim(claim, index)]),
          ),
        }),
    ...(pricesFile === undefined
      ? {}
      : {
          prices: Object.fromEntries(priceEntries.map(([key, price]) => [key, amountOf(price)])),
        }),
  };
}
