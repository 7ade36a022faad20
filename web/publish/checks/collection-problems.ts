import type { Content } from "../content/content.ts";
import { duplicates } from "../content/duplicates.ts";
import { pageStates } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";

type Collections = Pick<Content, "testimonials" | "portfolio" | "caseStudies">;

/** Entries with the id of another: pages would show the first one twice, and the second one never. */
export function repeatedIdProblems({
  testimonials,
  portfolio,
  caseStudies,
}: Collections): Problem[] {
  const files = { testimonials, portfolio, "case-studies": caseStudies };
  return Object.entries(files).flatMap(([name, items]) =>
    duplicates<{ id: string }>(items, ({ id }) => id).map(({ item, index }) => ({
      file: `web/content/${name}.yaml`,
      field: `${index}.id`,
      message: `an entry above has the id “${item.id}”, too. Give this one an id of its own.`,
    })),
  );
}

/** Testimonials and case studies that no page shows, although they should be published. */
export function unshownProblems({
  testimonials,
  caseStudies,
  pages,
}: Collections & Pick<Content, "pages">): Problem[] {
  const sections = pages.flatMap(pageStates).flatMap((page) => page.sections);
  const kinds = { testimonials, "case-studies": caseStudies };
  return Object.entries(kinds).flatMap(([kind, items]) => {
    const shown = sections.flatMap((one) => (one.kind === kind && "ids" in one ? one.ids : []));
    return items.flatMap(({ id, publish }, index) => {
      if (!publish || shown.includes(id)) return [];
      const message = `no page shows “${id}”. Add it after “ids:” in a section of the kind ${kind}, such as on Home or Results, or write publish: no below its id.`;
      return [{ file: `web/content/${kind}.yaml`, field: `${index}.id`, message }];
    });
  });
}
