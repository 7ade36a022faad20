import type { Content } from "../content/content.ts";
import { instead } from "../content/nearest-name.ts";
import type { Problem } from "../content/problem.ts";

/** Offers in structured data whose prices do not exist: search engines would get none. */
export function offerProblems({ pages, prices }: Pick<Content, "pages" | "prices">): Problem[] {
  const priceNames = [...Object.keys(prices.plans), ...Object.keys(prices.tables)];
  return pages.flatMap(({ name, structuredData }) => {
    return structuredData.services.flatMap(({ offers }, index) => {
      if (typeof offers !== "string" || priceNames.includes(offers)) return [];
      return [
        {
          file: `web/content/pages/${name}.yaml`,
          field: `structuredData.services.${index}.offers`,
          message: `“${offers}” is neither a group of plans nor a table of prices.yaml. ${instead(offers, priceNames)}`,
        },
      ];
    });
  });
}
