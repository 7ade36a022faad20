import type { Content } from "../read-content.ts";
import type { Problem } from "./problem.ts";

interface SectionedPage {
  name: string;
  sections: Pick<Content["pages"][number]["sections"][number], "id">[];
}

/** Places that every page has. */
const placesOfAll = ["root", "main", "site-menu"];

/** Sections with an id that something else on their page has: a link to it would lead to the first. */
export function sectionIdProblems(pages: SectionedPage[]): Problem[] {
  return pages.flatMap(({ name, sections }) => {
    const ids = sections.map(({ id }) => id);
    return ids.flatMap((id, index) =>
      id !== undefined && (placesOfAll.includes(id) || ids.indexOf(id) < index)
        ? [
            {
              file: `web/content/pages/${name}.yaml`,
              field: `sections.${index}.id`,
              message: `"${id}" is taken on this page. Use another name, or delete the line.`,
            },
          ]
        : [],
    );
  });
}
