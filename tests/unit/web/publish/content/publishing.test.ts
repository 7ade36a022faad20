import { describe, expect, test } from "vitest";
import { linkProblems } from "#web/publish/checks/link-problems.ts";
import type { Content } from "#web/publish/content/content.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { publishedContent } from "#web/publish/content/published-content.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { siteStructuredData } from "#web/publish/prerender/site-structured-data.ts";
import { prices } from "#web/src/site/content/price-schema.ts";
import { smallPage } from "./small-page.ts";

const typed = readTypedContent();
/** A claim as the reader fills it in when it has `publish: no`. */
const rating = "{{claims.rating}}";
const stars = { value: rating, label: "stars" };
const without = (key: string): Content["claims"] =>
  Object.fromEntries(
    Object.entries(typed.claims).map(([name, claim]) => [
      name,
      { ...claim, publish: name !== key },
    ]),
  );

/** Returns what is published of a page when the rating isn't. */
function published(page: Parameters<typeof smallPage>[1]) {
  const content = { ...typed, claims: without("rating"), pages: [smallPage("here", page)] };
  const { gone, problems, content: shown } = publishedContent(content);
  return {
    gone: gone.map(({ field }) => field),
    problems: problems.map(problemLine),
    sections: shown.pages[0]?.sections,
  };
}

describe("an unpublished claim removes", () => {
  test("badges, list entries, figures, cards, and an emptied section", () => {
    const badges = [`Rated ${rating}`, "Local team"].map((text) => ({ icon: "star", text }));
    const { gone, problems, sections } = published({
      sections: [
        { kind: "hero", heading: "Heading", badges },
        { kind: "story", heading: "Heading", points: ["One", `${rating} stars`, "Three"] },
        {
          kind: "figures",
          heading: "H",
          figures: [stars, { value: "All", label: `of ${rating}` }],
        },
        {
          kind: "cards",
          heading: "Heading",
          cards: [
            { title: "One", badge: `${rating} stars` },
            { title: "Two", text: "Two" },
            { title: "Three", text: `Rated ${rating}` },
          ],
        },
      ],
    });
    expect(problems).toEqual([]);
    expect(gone).toEqual([
      "sections.0.badges.0",
      "sections.1.points.1",
      "sections.2.figures.0",
      "sections.2.figures.1",
      "sections.3.cards.0.badge",
      "sections.3.cards.2",
    ]);
    expect(sections).toMatchObject([
      { badges: [{ text: "Local team" }] },
      { points: ["One", "Three"] },
      { cards: [{ title: "One" }, { title: "Two" }] },
    ]);
  });

  test("a bullet of a plan, and the rating that search engines read", () => {
    const plan = { name: "Gold", price: "on request", bullets: ["One", rating], highlight: false };
    const { content } = publishedContent({
      ...typed,
      claims: without("rating"),
      prices: { ...typed.prices, plans: { ...typed.prices.plans, gold: [plan] } },
    });
    expect(content.prices.plans.gold?.[0]?.bullets).toEqual(["One"]);
    expect(content.claims).not.toHaveProperty("rating");
    const records = JSON.stringify([...siteStructuredData(content).values()]);
    expect(records).not.toContain("aggregateRating");
    expect(JSON.stringify([...siteStructuredData(typed).values()])).toContain("aggregateRating");
  });
});

test("leaves the row of a price table when its badge goes", () => {
  const row = { cells: ["5 pages", "on request"], badge: rating };
  const websites = { columns: ["Pages", "Price"], rows: [row] };
  const shown = prices.parse({ entries: {}, tables: { websites }, plans: {} });
  const { content, problems } = publishedContent({ ...typed, prices: shown });
  expect(content.prices.tables.websites?.rows).toEqual([{ cells: row.cells, highlight: false }]);
  expect(problems).toEqual([]);
});

const inProse =
  "{{claims.rating}} is in these words, but claims.yaml says publish: no for it. Change the words so that they don't promise it.";

describe("if other words use it, tells the owner to change them:", () => {
  const questions = [
    { question: "One?", answer: "One" },
    { question: "Two?", answer: rating },
  ];
  const cards = [{ title: "One" }, { title: "Two", text: rating, link: { label: "Go", to: "/" } }];

  test.each([
    ["a heading", { kind: "hero", heading: `Rated ${rating}` }, "heading"],
    ["a paragraph", { kind: "story", heading: "H", paragraphs: ["One", rating] }, "paragraphs.1"],
    ["an answer", { kind: "faq", heading: "H", questions }, "questions.1.answer"],
    ["a card that leads somewhere", { kind: "cards", heading: "H", cards }, "cards.1.text"],
  ] as const)("%s", (_name, section, field) => {
    const { problems } = published({ sections: [JSON.parse(JSON.stringify(section))] });
    expect(problems).toEqual([`web/content/pages/here.yaml: sections.0.${field}: ${inProse}`]);
  });

  test("a description and the sections of a page that closes one day", () => {
    const { sections } = smallPage("x", { sections: [{ kind: "band", heading: rating }] });
    const { problems } = published({
      description: rating,
      closed: { after: "2027-11-01", description: "Over", sections },
    });
    expect(problems).toEqual([
      `web/content/pages/here.yaml: description: ${inProse}`,
      `web/content/pages/here.yaml: closed.sections.0.heading: ${inProse}`,
    ]);
  });

  test("a post", () => {
    const [post] = typed.posts;
    if (!post) throw new Error("there are posts");
    const posts = [{ ...post, html: `<p>${rating}</p>` }];
    const { problems } = publishedContent({ ...typed, claims: without("rating"), posts });
    expect(problems.map(problemLine)).toEqual([`web/content/posts/${post.slug}.md: ${inProse}`]);
  });

  test("the site's own words, and a customer's", () => {
    const [one] = typed.testimonials;
    if (!one) throw new Error("there are testimonials");
    const { problems } = publishedContent({
      ...{ ...typed, claims: without("rating"), site: { ...typed.site, tagline: rating } },
      testimonials: [one, { ...one, role: rating }, { ...one, role: rating, publish: false }],
    });
    expect(problems.map(problemLine)).toEqual([
      `web/content/site.yaml: tagline: ${inProse}`,
      `web/content/testimonials.yaml: 1.role: ${inProse}`,
    ]);
  });

  test("a section with one entry left", () => {
    const cards = [{ title: "One" }, { title: rating }];
    expect(published({ sections: [{ kind: "cards", heading: "H", cards }] }).problems).toEqual([
      "web/content/pages/here.yaml: sections.0: too little is left here without what claims.yaml does not publish. Add something, or delete the section.",
    ]);
  });
});

test("removes a single figure, and changes grounds that would meet", () => {
  const { gone, problems, sections } = published({
    sections: [
      { kind: "hero", heading: "Heading", tone: "tinted" },
      { kind: "story", heading: "H", tone: "tinted", paragraphs: ["One"] },
      { kind: "figures", heading: "H", figures: [stars, { value: "All", label: "of them" }] },
      {
        kind: "cards",
        heading: "Heading",
        tone: "tinted",
        cards: [{ title: "One" }, { title: "Two" }, { title: "Three" }, { title: rating }],
      },
    ],
  });
  expect(problems).toEqual([]);
  expect(gone).toEqual(["sections.2.figures.0", "sections.2", "sections.3.cards.3"]);
  expect(sections).toMatchObject([
    { kind: "hero", tone: "tinted" },
    { kind: "story", tone: "tinted" },
    { kind: "cards", tone: "plain" },
  ]);
});

describe("publish: no on customers and sites", () => {
  const hidden = <Item extends { id: string }>(items: Item[], ...ids: string[]) =>
    items.map((item) => ({ ...item, publish: !ids.includes(item.id) }));
  const [first, second] = typed.testimonials;
  if (!first || !second) throw new Error("there are testimonials");
  const sectionsOf = (content: Content, kind: string) =>
    content.pages.flatMap(({ sections }) => sections.filter((section) => section.kind === kind));

  test("takes one off all pages", () => {
    const testimonials = hidden(typed.testimonials, first.id);
    const { content } = publishedContent({ ...typed, testimonials });
    expect(content.testimonials).toHaveLength(typed.testimonials.length - 1);
    const shown = sectionsOf(content, "testimonials");
    expect(shown).toHaveLength(sectionsOf(typed, "testimonials").length);
    expect(JSON.stringify(shown)).not.toContain(first.id);
  });

  test("takes a section off that would be empty, too", () => {
    const { content } = publishedContent({
      ...typed,
      testimonials: hidden(typed.testimonials, ...typed.testimonials.map(({ id }) => id)),
      portfolio: hidden(typed.portfolio, ...typed.portfolio.map(({ id }) => id)),
      caseStudies: hidden(typed.caseStudies, ...typed.caseStudies.map(({ id }) => id)),
    });
    for (const kind of ["testimonials", "portfolio", "case-studies"]) {
      expect(sectionsOf(typed, kind)).not.toEqual([]);
      expect(sectionsOf(content, kind)).toEqual([]);
    }
  });
});

describe("a post dated in the future", () => {
  const [newest] = typed.posts;
  if (!newest) throw new Error("there are posts");
  const slugsOn = (day: string) =>
    publishedContent({ ...typed, day }).content.posts.map(({ slug }) => slug);

  test("is left out until its day", () => {
    expect(slugsOn("2024-03-14")).not.toContain(newest.slug);
    expect(slugsOn(newest.date)).toContain(newest.slug);
  });

  test("can't be linked to before its day", () => {
    const addresses = new Map([[newest.path, new Set<string>()]]);
    const upcoming = new Map([[newest.path, "2030-01-02"]]);
    expect(linkProblems(newest.path, { addresses, topics: [], upcoming })).toEqual([
      `"${newest.path}" leads to a post that is not on the site before its day, 2030-01-02. Link to it then, or change its date.`,
    ]);
    expect(linkProblems(newest.path, { addresses, topics: [] })).toEqual([]);
  });
});

test("publishes everything unchanged when nothing is held back", () => {
  const whole = { ...publishedContent(typed).content, claims: without("") };
  const { content, gone, problems } = publishedContent(whole);
  expect({ content, gone, problems }).toEqual({ content: whole, gone: [], problems: [] });
});
