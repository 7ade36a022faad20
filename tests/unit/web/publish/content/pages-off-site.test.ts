import { expect, test } from "vitest";
import { allProblems } from "#web/publish/checks/all-problems.ts";
import { openPoints } from "#web/publish/checks/open-points.ts";
import { readProjectFiles } from "#web/publish/checks/project-files.ts";
import type { Content } from "#web/publish/content/content.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { publishedContent } from "#web/publish/content/published-content.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";

const typed = readTypedContent();
const files = readProjectFiles();

/** The content with `publish: no` in these pages. */
const without = (...names: string[]): Content => ({
  ...typed,
  pages: typed.pages.map((page) => ({ ...page, publish: !names.includes(page.name) })),
});
const linesOf = (content: Content) => allProblems(content, files).map(problemLine);
const before = new Set(linesOf(typed));
const newLines = (content: Content) => linesOf(content).filter((line) => !before.has(line));

test.each([
  ["fundraiser", "/fundraiser"],
  ["web-design-shamong", "/web-design-shamong"],
  ["ai-automation-pricing", "/ai-automation-pricing"],
])("%s off the site has no address and no link in header or footer", (name, path) => {
  const { pages, site } = publishedContent(without(name)).content;
  expect(pages).toHaveLength(typed.pages.length - 1);
  expect(JSON.stringify(typed.site.navigation)).toContain(`"${path}"`);
  expect(JSON.stringify(site.navigation)).not.toContain(`"${path}"`);
});

test("names each link to it in text, and nothing else", () => {
  const off = (file: string, path: string) =>
    expect.stringMatching(
      `^web/content/${file}.*"${path}" leads to ${path}, which is off the site`,
    );
  expect(newLines(without("fundraiser"))).toEqual([]);
  expect(newLines(without("web-design-shamong"))).toEqual([
    off("posts/town-pages-local-seo-guide.md", "/web-design-shamong"),
  ]);
  const pricing = newLines(without("ai-automation-pricing"));
  const files = pricing.map((line) => line.replace(/^web\/content\/([\w/.-]+).*$/, "$1"));
  expect([...new Set(files)].sort()).toEqual([
    ...["pages/growth-services.yaml", "pages/web-design.yaml"],
    "posts/south-jersey-business-growth.md",
  ]);
});

test("names the site's buttons that lead to it", () => {
  const action = { label: "See the Fundraiser", to: "/fundraiser" };
  const navigation = { ...typed.site.navigation, call: action };
  const site = { ...typed.site, navigation, banner: { ...typed.site.banner, action } };
  expect(newLines({ ...without("fundraiser"), site })).toEqual(
    ["call", "action"].map((button) =>
      expect.stringMatching(
        `^web/content/site.yaml, line \\d+: .*${button}, .*"/fundraiser" leads to /fundraiser, which is off the site`,
      ),
    ),
  );
});

test("takes off what has only links to pages that are off", () => {
  const towns = typed.pages.filter(({ city }) => city).map(({ name }) => name);
  const kindsOf = ({ pages }: Content) =>
    pages.flatMap(({ sections }) => sections.map(({ kind }) => kind));
  const { content } = publishedContent(without(...towns));
  expect(kindsOf(typed)).toContain("towns");
  expect(kindsOf(content)).not.toContain("towns");

  const link = { label: "Fundraiser", to: "/fundraiser" };
  const { footer, ...navigation } = typed.site.navigation;
  const group = { heading: "Only one", links: [link] };
  const site = { ...typed.site, navigation: { ...navigation, footer: [...footer, group] } };
  const left = publishedContent({ ...without("fundraiser"), site }).content.site.navigation.footer;
  expect(left.map(({ heading }) => heading)).toEqual(footer.map(({ heading }) => heading));
});

test("takes the part of a text off that leads to it", () => {
  const partsOf = (content: Content) =>
    publishedContent(content)
      .content.pages.filter(({ name }) => name === "terms")
      .flatMap(({ sections }) => sections)
      .flatMap((section) => (section.kind === "prose" ? section.parts : []))
      .map(({ title }) => title);
  const all = partsOf(typed);
  expect(all).toContain("Fundraiser");
  expect(partsOf(without("fundraiser"))).toEqual(all.filter((title) => title !== "Fundraiser"));
});

test("takes topics off that only it leads to, and never those of tools", () => {
  const topicsOf = (content: Content) =>
    Object.keys(publishedContent(content).content.forms.contact.topics);
  const all = Object.keys(typed.forms.contact.topics);
  expect(topicsOf(typed)).toEqual(all);
  const others = all.filter((name) => !name.startsWith("fundraiser-"));
  expect(topicsOf(without("fundraiser"))).toEqual(others);
  const carrying = topicsOf(without("home", "web-design", "web-design-pricing"));
  expect(carrying).toEqual(expect.arrayContaining(["estimate", "checkup", "sketch"]));
});

test("no longer lists what was invented for it", () => {
  const { placeholders, samples, unpublished } = openPoints(without("fundraiser"));
  expect(placeholders.filter(({ field }) => field.startsWith("fundraiser."))).toEqual([]);
  expect(samples.flatMap(({ names }) => names)).not.toContain("fundraiser");
  expect(unpublished.names).toContain("/fundraiser");
  const whole = openPoints(typed);
  const keysOf = ({ unproven, risks }: typeof whole) =>
    [...unproven, ...risks].map(({ key }) => key);
  const left = keysOf(openPoints(without("fundraiser")));
  expect(keysOf(whole).filter((key) => !left.includes(key))).toEqual([
    "fundraiser_discount",
    "raffle_ticket",
  ]);
  expect(whole.placeholders.filter(({ field }) => field.startsWith("fundraiser."))).toHaveLength(2);
});

test.each(["home", "contact", "newsletter", "review", "privacy", "not-found", "offline"])(
  "%s can't be taken off",
  (name) => {
    expect(publishedContent(without(name)).problems.map(problemLine)).toContainEqual(
      expect.stringContaining("the site can't do without this page"),
    );
  },
);
