import type { NamedPage } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";

/**
 * Finds a second check, calculator or opening with trades: their script has one content for the whole site
 * (web/publish/modules/island-content.ts).
 */
export function onceProblems(pages: NamedPage[]): Problem[] {
  const found = pages.flatMap((page) =>
    page.sections.flatMap((section, index) => {
      const field = `${sectionsField(page)}.${index}`;
      const file = pageFile(page);
      if (section.kind === "checkup") return [{ what: "check", file, field }];
      if (section.kind === "estimator") return [{ what: "price calculator", file, field }];
      const isPicker = section.kind === "hero" && section.beside?.kind === "trades";
      return isPicker ? [{ what: "choice of trades", file, field: `${field}.beside` }] : [];
    }),
  );
  return found
    .filter(({ what }, index) => found.findIndex((one) => one.what === what) < index)
    .map(({ what, file, field }) => ({
      file,
      field,
      message: `the site has a ${what} already. Delete this one.`,
    }));
}
