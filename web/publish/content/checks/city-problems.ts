import type { NamedPage } from "../read-content.ts";
import { ownWords, similarity } from "./city-words.ts";
import type { Problem } from "./problem.ts";

/**
 * Town pages that say the same with another name are doorway pages: search engines drop them, and readers
 * learn nothing. A copy of half a page reaches a third; pages that are written on their own share hardly
 * more than their buttons, about one fiftieth.
 */
export const mostAlike = 0.15;

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The one of two pages about a town whose name does not speak of it: the copy. */
function copyOf(town: string, one: NamedPage, other: NamedPage): NamedPage {
  return one.name.includes(town.toLowerCase().replaceAll(" ", "-")) ? other : one;
}

function pairProblems(one: NamedPage, other: NamedPage): Problem[] {
  const problems: Problem[] = [];
  const town = one.structuredData.city ?? "";
  if (town === other.structuredData.city) {
    const copy = copyOf(town, one, other);
    const original = copy === one ? other : one;
    problems.push({
      file: `web/content/pages/${copy.name}.yaml`,
      field: "structuredData.city",
      message: `${original.name}.yaml is about ${town}, too. Write the town that this page is about.`,
    });
  }
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

/** City pages that are copies of each other. */
export function cityProblems(pages: NamedPage[]): Problem[] {
  const cities = pages.filter(({ structuredData }) => structuredData.city);
  return cities.flatMap((one, index) =>
    cities.slice(index + 1).flatMap((other) => pairProblems(one, other)),
  );
}
