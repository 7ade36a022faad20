import type { NamedPage } from "../content/content.ts";
import { pageIds } from "../content/page-ids.ts";
import { placedSections } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";

/** Sections with an id that something else on their page has: a link to it would lead to the first. */
export function sectionIdProblems(pages: NamedPage[]): Problem[] {
  return placedSections(pages)
    .filter(({ page, section: { id }, index }) => {
      if (id === undefined) return false;
      return pageIds.test(id) || page.sections.findIndex((one) => one.id === id) < index;
    })
    .map(({ section, file, field }) => ({
      file,
      field: `${field}.id`,
      message: `“${section.id}” is taken on this page. Use another name, or delete the line.`,
    }));
}

/**
 * Finds a second check, calculator or opening with trades: their script has one content for the whole site
 * (web/publish/content/island-content.ts).
 */
export function onceProblems(pages: NamedPage[]): Problem[] {
  const found = placedSections(pages).flatMap(({ section, file, field }) => {
    if (section.kind === "checkup") return [{ what: "check", file, field }];
    if (section.kind === "estimator") return [{ what: "price calculator", file, field }];
    const isPicker = section.kind === "hero" && section.beside?.kind === "trades";
    return isPicker ? [{ what: "choice of trades", file, field: `${field}.beside` }] : [];
  });
  return found
    .filter(({ what }, index) => found.findIndex((one) => one.what === what) < index)
    .map(({ what, file, field }) => ({
      file,
      field,
      message: `the site has a ${what} already. Delete this one.`,
    }));
}
