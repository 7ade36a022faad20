import { carryingTopics } from "../../src/forms/form-names.ts";
import { prices } from "../../src/site/content/price-schema.ts";
import type { Content, NamedPage } from "./content.ts";
import { pageFile, postFile } from "./content-text.ts";
import { sectionsField } from "./page-state.ts";
import type { Problem } from "./problem.ts";
import { type Hidden, isEmptied, linkedPath, publishedSections } from "./published-sections.ts";
import { removeUnpublished, unpublishedProblems, usesUnpublished } from "./remove-unpublished.ts";

/** The part of the content that the site shows, and the part that is taken off. */
interface Published {
  content: Content;
  /** Texts that disappear with a claim, and sections that would be empty. */
  gone: Pick<Problem, "file" | "field">[];
  /** Texts that use an unpublished claim and can't simply disappear. */
  problems: Problem[];
}

/** Names of pages that the site can't do without: forms, emails, the law or the browser lead there. */
export const neededPages = [
  "home",
  "contact",
  "newsletter",
  "review",
  "privacy",
  "not-found",
  "offline",
];

const onSite = <Item extends { publish: boolean }>(items: Item[]) =>
  items.filter(({ publish }) => publish);

function hiddenIds(items: { id: string; publish: boolean }[]): Set<string> {
  return new Set(items.filter(({ publish }) => !publish).map(({ id }) => id));
}

function publishedPage(page: NamedPage, hidden: Hidden) {
  const { closed, title, description } = page;
  const file = pageFile(page);
  const current = publishedSections(page.sections, { file, field: sectionsField(page) }, hidden);
  const later =
    closed && !page.isClosed
      ? publishedSections(closed.sections, { file, field: "closed.sections" }, hidden)
      : { ...current, gone: [], problems: [] };
  const head = page.isClosed ? { title, closed: { description } } : { title, description };
  return {
    page: {
      ...page,
      sections: current.sections,
      ...(closed ? { closed: { ...closed, sections: later.sections } } : {}),
    },
    gone: [...current.gone, ...later.gone],
    problems: [...unpublishedProblems(head, file), ...current.problems, ...later.problems],
  };
}

function publishedPrices(content: Content) {
  const file = "web/content/prices.yaml";
  const { value, gone, problems } = removeUnpublished(content.prices, file);
  return {
    prices: usesUnpublished(content.prices)
      ? (prices.safeParse(value).data ?? content.prices)
      : content.prices,
    gone: gone.map((field) => ({ file, field })),
    problems,
  };
}

/** Returns the site without links to pages that are off it in its header and footer, nor groups without any other. */
function publishedSite(site: Content["site"], off: Hidden["pages"]): Content["site"] {
  const leadsOn = ({ to }: { to: string }) => !off.has(linkedPath(to) ?? "");
  const { top, footer, policies, ...navigation } = site.navigation;
  return {
    ...site,
    navigation: {
      ...navigation,
      top: top.filter(leadsOn),
      footer: footer
        .map((group) => ({ ...group, links: group.links.filter(leadsOn) }))
        .filter(({ links }) => links.length > 0),
      policies: policies.filter(leadsOn),
    },
  };
}

/** A problem for each text outside of pages and prices that uses an unpublished claim. */
function proseProblems(content: Content): Problem[] {
  const { site, forms, replies, blog, posts, ...customers } = content;
  // A hidden entry keeps its number, and may use a hidden claim.
  const shown = (items: { publish: boolean }[]) => items.map((item) => (item.publish ? item : {}));
  const files = {
    site,
    testimonials: shown(customers.testimonials),
    portfolio: shown(customers.portfolio),
    "case-studies": shown(customers.caseStudies),
    ...{ forms, replies, blog },
  };
  return [
    ...Object.entries(files).flatMap(([name, value]) =>
      unpublishedProblems(value, `web/content/${name}.yaml`),
    ),
    ...posts.flatMap((post) => unpublishedProblems(JSON.stringify(post), postFile(post))),
  ];
}

/** The names of the contact form's topics that links in a value carry. */
function topicsIn(value: unknown): Set<string> {
  const found = JSON.stringify(value).matchAll(/[?&;]topic=([a-z0-9-]+)/g);
  return new Set([...found].map(([, name = ""]) => name));
}

/** Returns the forms without the topics to which only hidden pages lead. */
function publishedForms(
  content: Content,
  pages: NamedPage[],
  off: Hidden["pages"],
): Content["forms"] {
  const { forms } = content;
  const hidden = topicsIn(content.pages.filter(({ path }) => off.has(path)));
  const shown = topicsIn({ ...content, pages });
  const isLeft = (name: string) =>
    !hidden.has(name) || shown.has(name) || carryingTopics.some((topic) => topic === name);
  const topics = Object.entries(forms.contact.topics).filter(([name]) => isLeft(name));
  return { ...forms, contact: { ...forms.contact, topics: Object.fromEntries(topics) } };
}

/**
 * Returns the content that the site shows on a day: no unpublished claims, samples or pages, and no posts dated in the
 * future.
 */
export function publishedContent(content: Content): Published {
  const items = {
    testimonials: hiddenIds(content.testimonials),
    caseStudies: hiddenIds(content.caseStudies),
    hasPortfolio: onSite(content.portfolio).length > 0,
    shownPages: onSite(content.pages),
  };
  const shown = onSite(content.pages).filter(({ sections }) => !isEmptied(sections, items));
  const off = content.pages.filter((page) => !shown.includes(page)).map(({ path }) => path);
  const hidden: Hidden = { ...items, pages: new Set(off) };
  const pages = shown.map((page) => publishedPage(page, hidden));
  const neededProblems = content.pages
    .filter(({ name, publish }) => !publish && neededPages.includes(name))
    .map((page) => ({
      ...{ file: pageFile(page), field: "publish" },
      message: "the site can't do without this page. Delete the line.",
    }));
  const priced = publishedPrices(content);
  return {
    content: {
      ...content,
      claims: Object.fromEntries(
        Object.entries(content.claims).filter(([, { publish }]) => publish),
      ),
      site: publishedSite(content.site, hidden.pages),
      forms: publishedForms(content, shown, hidden.pages),
      prices: priced.prices,
      testimonials: onSite(content.testimonials),
      portfolio: onSite(content.portfolio),
      caseStudies: onSite(content.caseStudies),
      pages: pages.map(({ page }) => page),
      posts: content.posts.filter(({ date }) => date <= content.day),
    },
    gone: [...pages.flatMap(({ gone }) => gone), ...priced.gone],
    problems: [
      ...neededProblems,
      ...pages.flatMap(({ problems }) => problems),
      ...priced.problems,
      ...proseProblems(content),
    ],
  };
}
