import type { NamedPage } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";

/** Ids that every page has. */
const reservedIds = ["root", "main", "site-menu"];

/** Sections with an id that something else on their page has: a link to it would lead to the first. */
export function sectionIdProblems(pages: NamedPage[]): Problem[] {
  return pages.flatMap((page) => {
    const ids = page.sections.map(({ id }) => id);
    return ids.flatMap((id, index) =>
      id !== undefined && (reservedIds.includes(id) || ids.indexOf(id) < index)
        ? [
            {
              file: pageFile(page),
              field: `${sectionsField(page)}.${index}.id`,
              message: `“${id}” is taken on this page. Use another name, or delete the line.`,
            },
          ]
        : [],
    );
  });
}
