import { escaped } from "../../src/site/content/value-pattern.ts";
import type { NamedPage } from "../content/content.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { cityPages } from "../content/towns.ts";

function times(count: number): string {
  return ["not once", "once", "twice"][count] ?? `${count} times`;
}

/** The fields where a page is about its own town. Elsewhere it may name its neighbors. */
const ownFields =
  /^(title|description|city\..*\.text|structuredData\.services\.\d+\.name|sections\.\d+\.(form\.)?(eyebrow|heading))$/;

/** How often a town is named in the text. */
function count(text: string, town: string): number {
  return text.match(new RegExp(`\\b${escaped(town)}\\b`, "g"))?.length ?? 0;
}

/** Finds names of other towns that were left in a copied page. */
export function cityNameProblems(pages: readonly NamedPage[]): Problem[] {
  const cities = cityPages(pages);
  return cities.flatMap(({ name, title, description, city, structuredData, sections }) => {
    const file = `web/content/pages/${name}.yaml`;
    const others = cities.filter((other) => other.city.town !== city.town);
    const fields = textFields({ title, description, city, structuredData, sections }).map(
      // A town's own name may contain another's: Medford Lakes, Medford.
      ({ field, text }) => ({
        field,
        own: count(text, city.town),
        rest: text.replaceAll(city.town, ""),
      }),
    );
    const total = fields.reduce((sum, { own }) => sum + own, 0);
    return others.flatMap(({ city: { town } }) => {
      const left = fields
        .filter(
          ({ field, own, rest }) => ownFields.test(field) && own === 0 && count(rest, town) > 0,
        )
        .map(({ field }) => ({
          file,
          field,
          message: `names ${town}, but this page is about ${city.town}. Write ${city.town} there.`,
        }));
      const foreign = fields.reduce((sum, { rest }) => sum + count(rest, town), 0);
      if (foreign <= total) return left;
      const message = `names ${town} ${times(foreign)} and ${city.town} ${times(total)}. Write about ${city.town}.`;
      return [...left, { file, field: "sections", message }];
    });
  });
}
