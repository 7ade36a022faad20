import { z } from "zod";
import { yesOrNo } from "../../src/site/content/parts-schema.ts";
import { site } from "../../src/site/content/site-schema.ts";

const record = z.record(z.string(), z.unknown());
const fields = (value: unknown) => record.safeParse(value).data ?? {};

/** The site shows entries of a kind once this many are real: a single testimonial says little. */
const enough = 3;

/** Whether site.yaml, as it is typed, keeps invented customers off the site. */
export function startsWithoutCustomers(siteFile: unknown): boolean {
  const { startWithoutCustomers } = fields(siteFile);
  return site.shape.startWithoutCustomers.safeParse(startWithoutCustomers).data ?? false;
}

/** claims.yaml, as it is typed, with `publish: no` for claims that rest on customers and aren't proven. */
export function withoutCustomerClaims(claimsFile: unknown): unknown {
  const claims = record.safeParse(claimsFile).data;
  if (!claims) return claimsFile;
  return Object.fromEntries(
    Object.entries(claims).map(([key, claim]) => {
      const { customers, proven } = fields(claim);
      const isHidden = yesOrNo.safeParse(customers).data === true && proven === undefined;
      return [key, isHidden ? { ...fields(claim), publish: "no" } : claim];
    }),
  );
}

/**
 * Testimonials, sites or case studies with `publish: no` for invented ones, and for all of them while too few are real.
 */
export function realCustomers<Item extends { sample: boolean; publish: boolean }>(
  items: Item[],
): Item[] {
  const isReal = ({ sample, publish }: Item) => publish && !sample;
  const areEnough = items.filter(isReal).length >= enough;
  return items.map((item) => ({ ...item, publish: areEnough && isReal(item) }));
}
