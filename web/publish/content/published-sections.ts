import { type Section, section } from "../../src/site/content/section-schema.ts";
import type { NamedPage } from "./content.ts";
import type { Problem } from "./problem.ts";
import { removeUnpublished, usesUnpublished } from "./remove-unpublished.ts";
import { townCards } from "./towns.ts";

/** The names of content that isn't on the site. */
export interface Hidden {
  testimonials: Set<string>;
  caseStudies: Set<string>;
  hasPortfolio: boolean;
  shownPages: NamedPage[];
  /** The paths of hidden pages. */
  pages: Set<string>;
}

/** The section without its unpublished content; undefined if nothing is left of what it is for. */
function withoutHidden(one: Section, hidden: Omit<Hidden, "pages">): Section | undefined {
  if (one.kind === "portfolio") return hidden.hasPortfolio ? one : undefined;
  if (one.kind === "towns") {
    return townCards(one, hidden.shownPages).length > 0 ? one : undefined;
  }
  if (one.kind !== "testimonials" && one.kind !== "case-studies") return one;
  const out = one.kind === "testimonials" ? hidden.testimonials : hidden.caseStudies;
  const ids = one.ids.filter((id) => !out.has(id));
  return ids.length > 0 ? { ...one, ids } : undefined;
}

/** Whether a page is only for customers, and none of them is shown: Results without any. */
export function isEmptied(sections: Section[], hidden: Omit<Hidden, "pages">): boolean {
  const main = sections.filter(({ kind }) => kind !== "hero" && kind !== "band");
  return main.length > 0 && main.every((one) => !withoutHidden(one, hidden));
}

const tooLittle =
  "too little is left here without what claims.yaml does not publish. Add something, or delete the section.";

/** The number of entries that a section is for. */
function mainItems(one: Section): number | undefined {
  if (one.kind === "cards") return one.cards.length;
  return one.kind === "figures" ? one.figures.length : undefined;
}

/** The path that a link within this site leads to; undefined for an anchor and for other sites. */
export function linkedPath(to: string): string | undefined {
  return to.startsWith("/") ? to.split(/[?#]/)[0] : undefined;
}

/** Removes what leads to a hidden page, or to a section of this page that is gone: buttons and parts, if others are left. */
function withoutDeadLinks(
  remaining: { one: Section; field: string }[],
  ids: Section["id"][],
  { pages }: Hidden,
): { sections: Section[]; gone: string[] } {
  const ownIds = new Set(remaining.map(({ one }) => one.id));
  const lost = new Set(
    ids.filter((id) => id !== undefined && !ownIds.has(id)).map((id) => `#${id}`),
  );
  const isDead = (to: string) => lost.has(to) || pages.has(linkedPath(to) ?? "");
  const gone: string[] = [];
  function left<Item>(items: Item[], field: string, toOf: (item: Item) => string | undefined) {
    const isLeft = (item: Item) => !isDead(toOf(item) ?? "");
    if (!items.some(isLeft)) return items;
    gone.push(...items.flatMap((item, index) => (isLeft(item) ? [] : [`${field}.${index}`])));
    return items.filter(isLeft);
  }
  const sections = remaining.map(({ one, field }) => {
    const actions = left(one.actions, `${field}.actions`, ({ to }) => to);
    if (one.kind !== "prose") return { ...one, actions };
    return { ...one, actions, parts: left(one.parts, `${field}.parts`, ({ link }) => link?.to) };
  });
  return { sections, gone };
}

/** Changes a section's background where it would look like one section with the one before it. */
function withChangingGrounds(sections: Section[]): Section[] {
  const changed: Section[] = [];
  for (const one of sections) {
    const before = changed.at(-1);
    const isSame = before && before.kind !== "hero" && before.tone === one.tone;
    const other = one.tone === "plain" ? "tinted" : "plain";
    changed.push(isSame && one.tone !== "deep" ? { ...one, tone: other } : one);
  }
  return changed;
}

/**
 * The sections as the site shows them, and what went with hidden content (`gone`): whole sections, entries, buttons.
 * `at.field` is their place in the file.
 */
export function publishedSections(
  typed: Section[],
  at: { file: string; field: string },
  hidden: Hidden,
) {
  const { file } = at;
  const gone: string[] = [];
  const problems: Problem[] = [];
  const remaining = typed.flatMap((whole, index) => {
    const field = `${at.field}.${index}`;
    const one = withoutHidden(whole, hidden);
    if (!one) gone.push(field);
    if (!one || !usesUnpublished(one)) return one ? [{ one, field }] : [];
    const rest = removeUnpublished(one, file, field);
    problems.push(...rest.problems);
    gone.push(...rest.gone);
    const itemPattern = new RegExp(`^${field}\\.(cards|figures)\\.\\d+$`);
    if (rest.gone.filter((path) => itemPattern.test(path)).length === mainItems(one)) return [];
    const { data, success } = section.safeParse(rest.value);
    if (success) return [{ one: data, field }];
    // A single figure is not a row of figures.
    if (one.kind === "figures") gone.push(field);
    else problems.push({ file, field, message: tooLittle });
    return [];
  });
  const ids = typed.map(({ id }) => id);
  const buttons = withoutDeadLinks(remaining, ids, hidden);
  // A page that shows everything keeps the backgrounds that its owner chose.
  const isWhole = remaining.length === typed.length;
  return {
    sections: isWhole ? buttons.sections : withChangingGrounds(buttons.sections),
    gone: [...gone, ...buttons.gone].map((field) => ({ file, field })),
    problems,
  };
}
