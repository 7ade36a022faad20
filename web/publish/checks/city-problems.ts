import { townSlug } from "#contract/form-source";
import type { NamedPage } from "../content/content.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { type CityPage, cityPages } from "../content/towns.ts";
import { isUnwritten } from "../content/unwritten.ts";
import { cityNameProblems } from "./city-names.ts";
import { ownWords, similarity } from "./similarity.ts";

/**
 * Town pages that differ only in the town's name are doorway pages: search engines drop them, and readers learn
 * nothing. If half of a page is copied, the similarity is about 0.33. Pages that are written separately share
 * little more than their buttons, about 0.02.
 */
export const mostAlike = 0.15;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Returns the copy among two pages about a town: the page whose name doesn't contain the town. */
function copyOf(town: string, one: CityPage, other: CityPage): CityPage {
  return one.name.includes(townSlug(town)) ? other : one;
}

/** Finds cards of a town with the text of another town's card. */
function copiedCards(one: CityPage, other: CityPage): Problem[] {
  const texts = textFields({ city: other.city }).filter(({ key }) => key === "text");
  return textFields({ city: one.city })
    .filter(({ key, text }) => key === "text" && texts.some((copied) => copied.text === text))
    .map(({ field }) => ({
      file: `web/content/pages/${one.name}.yaml`,
      field,
      message: `${other.name}.yaml says the same. Write it for ${one.city.town}.`,
    }));
}

const isNew = ({ sections }: CityPage) =>
  textFields(sections).some(({ text }) => isUnwritten(text));

function pairProblems(one: CityPage, other: CityPage): Problem[] {
  const problems = copiedCards(one, other);
  const { town } = one.city;
  if (town === other.city.town) {
    const copy = copyOf(town, one, other);
    const original = copy === one ? other : one;
    problems.push({
      file: `web/content/pages/${copy.name}.yaml`,
      field: "city.town",
      message: `${original.name}.yaml is about ${town}, too. Write the town that this page is about.`,
    });
  }
  // A new page has only the words of its template.
  if (isNew(one) || isNew(other)) return problems;
  const alike = similarity(ownWords(one), ownWords(other));
  if (alike > mostAlike) {
    problems.push({
      file: `web/content/pages/${one.name}.yaml`,
      field: "sections",
      message: `its words are much like those of ${other.name}.yaml (${percent(alike)}; ${percent(mostAlike)} at most). Write each for its own town: search engines drop copies.`,
    });
  }
  return problems;
}

/** Finds city pages that are copies of each other, or still have another town's name. */
export function cityProblems(pages: NamedPage[]): Problem[] {
  const cities = cityPages(pages);
  const pairs = cities.flatMap((one, index) =>
    cities.slice(index + 1).flatMap((other) => pairProblems(one, other)),
  );
  return [...pairs, ...cityNameProblems(cities)];
}
