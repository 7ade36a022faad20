import type { Content } from "../content/content.ts";
import { duplicates } from "../content/duplicates.ts";
import type { Problem } from "../content/problem.ts";

type Collections = Pick<Content, "testimonials" | "portfolio" | "caseStudies">;

interface Collection {
  file: string;
  items: { id: string; publish: boolean }[];
  /** The kind of section that shows them by id; a portfolio section shows all. */
  kind?: "testimonials" | "case-studies";
}

function collections({ testimonials, portfolio, caseStudies }: Collections): Collection[] {
  return [
    { file: "testimonials.yaml", items: testimonials, kind: "testimonials" },
    { file: "portfolio.yaml", items: portfolio },
    { file: "case-studies.yaml", items: caseStudies, kind: "case-studies" },
  ];
}

/** Entries with the id of another: pages would show the first one twice, and the second one never. */
export function repeatedIdProblems(content: Collections): Problem[] {
  return collections(content).flatMap(({ file, items }) =>
    duplicates(items, ({ id }) => id).map(({ item, index }) => ({
      file: `web/content/${file}`,
      field: `${index}.id`,
      message: `an entry above has the id “${item.id}”, too. Give this one an id of its own.`,
    })),
  );
}

/** Testimonials and case studies that no page shows, although they should be published. */
export function unshownProblems(content: Collections & Pick<Content, "pages">): Problem[] {
  const sections = content.pages.flatMap((page) => [
    ...page.sections,
    ...(page.closed?.sections ?? []),
  ]);
  return collections(content).flatMap(({ file, items, kind }) => {
    if (!kind) return [];
    const shown = new Set(sections.flatMap((one) => (one.kind === kind ? one.ids : [])));
    return items.flatMap(({ id, publish }, index) =>
      !publish || shown.has(id)
        ? []
        : [
            {
              file: `web/content/${file}`,
              field: `${index}.id`,
              message: `no page shows “${id}”. Add it after “ids:” in a section of the kind ${kind}, such as on Home or Results, or write publish: no below its id.`,
            },
          ],
    );
  });
}
