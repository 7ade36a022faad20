import type { FormName } from "../../src/forms/form-schema.ts";
import type { Claims } from "../../src/site/content/collections-schema.ts";
import type {
  ClaimSource,
  ResolvedPage,
  ResolvedSection,
} from "../../src/site/content/resolved-page.ts";
import type { Section } from "../../src/site/content/section-schema.ts";
import { valuePattern } from "../../src/site/content/value-pattern.ts";
import type { Content, NamedPage } from "./content.ts";
import { ContentProblem, collectProblems } from "./content-problem.ts";
import { pageFile } from "./content-text.ts";
import { formTexts } from "./form-texts.ts";
import { sectionsField } from "./page-state.ts";
import { hasPicture } from "./pictures/has-picture.ts";
import {
  noPictureYet,
  type PictureSize,
  portfolioFile,
  portfolioSizes,
} from "./pictures/picture-sizes.ts";
import { type Missing, planOffers, priceTable, resolveBeside } from "./resolve-beside.ts";
import { textFields } from "./text-fields.ts";
import { townCards, townPages } from "./towns.ts";

/** Represents a picture in the page's data until the module generator turns it into an import. */
export function pictureMark(file: string): string {
  return `picture://${file}`;
}

function byId<Item extends { id: string }>(
  items: Item[],
  ids: string[],
  source: string,
  missing: Missing,
) {
  const unknown = ids.filter((id) => items.every((item) => item.id !== id));
  if (unknown.length > 0) throw missing("ids", source, ...unknown);
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** One of our drawings stands in for a screenshot that is still missing. */
function siteShot(id: string, size: PictureSize): string {
  const file = portfolioFile(id, size);
  return pictureMark(hasPicture(file) ? file : noPictureYet);
}

function resolveSection(
  section: Section,
  index: number,
  page: NamedPage,
  content: Content,
): ResolvedSection {
  const contentProblem = (field: string, ...messages: string[]) =>
    new ContentProblem(
      messages.map((message) => ({
        file: pageFile(page),
        field: `${sectionsField(page)}.${index}.${field}`,
        message,
      })),
    );
  const missing: Missing = (field, source, ...names) =>
    contentProblem(field, ...names.map((name) => `“${name}” is not in ${source}.`));
  const textsOf = (name: FormName) => {
    const texts = formTexts(name, page, content.forms);
    if (texts) return texts;
    throw contentProblem(
      "form",
      `“${name}” is the form of a town. Write this page's town under city.`,
    );
  };
  switch (section.kind) {
    case "testimonials":
      return {
        ...section,
        testimonials: byId(content.testimonials, section.ids, "testimonials.yaml", missing),
      };
    case "case-studies":
      return {
        ...section,
        caseStudies: byId(content.caseStudies, section.ids, "case-studies.yaml", missing),
      };
    case "portfolio":
      return {
        ...section,
        sites: content.portfolio.map((item) => ({
          ...item,
          host: new URL(item.url).host,
          small: siteShot(item.id, portfolioSizes[0]),
          large: siteShot(item.id, portfolioSizes[1]),
        })),
      };
    case "price-table":
      return { ...section, rows: priceTable(section.table, "table", content.prices, missing) };
    case "plans":
      return { ...section, offers: planOffers(section.plans, "plans", content.prices, missing) };
    case "towns": {
      const { list, link, order, ...cards } = section;
      return { ...cards, kind: "cards", cards: townCards(section, content.pages) };
    }
    case "lists":
      return { ...section, townPages: townPages(section, page, content.pages) };
    case "form":
      return { ...section, texts: textsOf(section.form) };
    case "band":
      return { ...section, texts: section.form && textsOf(section.form) };
    case "hero":
      return {
        ...section,
        texts: section.form && textsOf(section.form.name),
        beside: section.beside && resolveBeside(section.beside, content.prices, missing),
      };
    default:
      return section;
  }
}

/** @throws ContentProblem where a section names a picture that is not there. */
function checkPictures(page: NamedPage, index: number, section: ResolvedSection): void {
  const mark = pictureMark("");
  const missing = textFields(section, `${sectionsField(page)}.${index}`)
    .filter(({ text }) => text.startsWith(mark))
    .map(({ field, text }) => ({ field, file: text.slice(mark.length) }))
    .filter(({ file }) => !hasPicture(file));
  if (missing.length === 0) return;
  throw new ContentProblem(
    missing.map(({ field, file }) => ({
      file: pageFile(page),
      field,
      message: `the picture web/content/pictures/${file} is not there. Add it, or name another.`,
    })),
  );
}

/** The claims in a section's texts that visitors can check. */
export function claimSources(section: unknown, claims: Claims): ClaimSource[] {
  const texts = JSON.stringify(section);
  return Object.values(claims).flatMap(({ value, source }) =>
    source !== undefined && valuePattern(String(value)).test(texts)
      ? [{ value: String(value), url: source }]
      : [],
  );
}

/** Replaces the file of every `{ file, alt, width, height }` below a value with its mark. */
function markPictures<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, node) =>
    node && typeof node === "object" && "file" in node && "alt" in node
      ? { ...node, file: pictureMark(node.file) }
      : node,
  );
}

/**
 * The page as its template gets it.
 * @throws ContentProblem when it names a testimonial, table or plan that does not exist.
 */
export function resolvePage(page: NamedPage, content: Content): ResolvedPage {
  const { name, path, title, description, robots, sample } = page;
  const { attempt, throwAll } = collectProblems();
  const resolved = page.sections.map((section, index) =>
    attempt(() => {
      const shown = markPictures(resolveSection(section, index, page, content));
      checkPictures(page, index, shown);
      const sources = claimSources(section, content.claims);
      return sources.length > 0 ? { ...shown, sources } : shown;
    }),
  );
  throwAll();
  const sections = resolved.map(({ get }) => get());
  return {
    name,
    path,
    title,
    description,
    ...(robots ? { robots } : {}),
    ...(sample ? { sample } : {}),
    sections,
  };
}
