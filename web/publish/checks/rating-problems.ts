import type { Content } from "../content/content.ts";
import type { Problem } from "../content/problem.ts";
import { isCount, isRating } from "../prerender/structured-data.ts";

const count = { fits: isCount, wanted: "a whole number, such as 47" };

/** The claims in the record of the business, and what each has to be. */
const recorded = {
  rating: { fits: isRating, wanted: "a number from 1 to 5, such as 4.9" },
  reviews: count,
  reviews_blog: count,
};

/** Claims that search engines couldn't read: the site leaves the rating out of its records. */
export function ratingProblems({ claims }: Pick<Content, "claims">): Problem[] {
  return Object.entries(recorded).flatMap(([key, { fits, wanted }]) => {
    const claim = claims[key];
    if (!claim?.publish || fits(claim.value)) return [];
    const message = `search engines can't read “${claim.value}”. Write ${wanted}, or add the line “publish: no”.`;
    return [{ file: "web/content/claims.yaml", field: `${key}.value`, message }];
  });
}
