import { expect, test } from "vitest";
import { inlineSources } from "#web/publish/checks/hosting-problems.ts";
import type { ProjectFiles } from "#web/publish/checks/project-files.ts";
import { checkContentFiles } from "#web/publish/checks/run-content-check.ts";
import type { Content } from "#web/publish/content/content.ts";
import { ContentProblem } from "#web/publish/content/content-problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { blogWords } from "#web/src/site/content/blog-schema.ts";
import { testimonials } from "#web/src/site/content/collections-schema.ts";
import {
  smallCity,
  smallPage,
  smallPrivacyPage,
  storedNames,
} from "../../publish/content/small-page.ts";

const full = readContent();
const message = { label: full.site.labels.message, to: "/contact" };
const privacy = smallPrivacyPage([...storedNames, "calendar.example"]);
/** The real site's values with few pages and nothing open, so that a test can add one thing. */
const content: Content = {
  ...full,
  site: {
    ...full.site,
    placeholders: [],
    schedulingUrl: "https://calendar.example/call",
    navigation: {
      ...{ ...full.site.navigation, top: [], call: message, footer: [] },
      policies: [{ label: "Privacy", to: privacy.path }],
    },
    banner: { ...full.site.banner, action: message },
  },
  ...{ claims: {}, testimonials: [], portfolio: [], caseStudies: [], posts: [] },
  prices: { entries: {}, tables: {}, plans: {} },
  pages: [smallPage("contact"), privacy],
  blog: blogWords.parse(
    JSON.parse(JSON.stringify(full.blog).replaceAll(/"to":"[^"]*"/g, `"to":"${privacy.path}"`)),
  ),
};
const policy = `script-src ${inlineSources("run()").join(" ")}; frame-src https://calendar.example; require-trusted-types-for 'script'`;
const files: ProjectFiles = {
  pages: [],
  posts: [{ slug: "a-post", markdown: "[contact](/contact)" }],
  issues: [],
  names: ["site.yaml", "posts/a-post.md"],
  iconSprite: "<svg></svg>",
  pictures: new Map(),
  loader: "run()",
  headers: [{ source: "**", headers: [{ key: "Content-Security-Policy", value: policy }] }],
};
function check(changes: Partial<Content>, production = false) {
  const read = () => ({ ...content, ...changes });
  return checkContentFiles(read, () => files, production);
}

test("sound content passes, even for production", () => {
  const output =
    "\nThe content is sound (pages: 2, posts: 1).\nNothing in it is invented or unproven.";
  expect(check({})).toEqual({ exitCode: 0, output, isSound: true });
  expect(check({}, true)).toEqual({ exitCode: 0, output, isSound: true });
});

test("a sample passes, but not for production", () => {
  const pages = [smallPage("contact", { sample: true }), privacy];
  expect(check({ pages }).exitCode).toBe(0);
  const refused = check({ pages }, true);
  expect(refused.exitCode).toBe(1);
  expect(refused.output).toMatch(
    /Not ready to be published: 0 placeholders, 1 sample, 0 claims without proof \(\d+ of \d+ done\)\.$/,
  );
});

test("reports words that could be better, but no release waits for them", () => {
  const site = { ...content.site, tagline: "You will wait for us" };
  const { exitCode, output } = check({ site });
  expect(exitCode).toBe(1);
  expect(output).toContain("tagline: says “You will”. Say “you'll”.");
  expect(check({ site }, true)).toEqual(check({}, true));
});

test("includes each kind of check", () => {
  const city = smallCity("Berlin");
  const page = smallPage("contact", {
    city,
    sections: [
      {
        kind: "hero",
        id: "main",
        heading: "Heading",
        actions: [
          { label: "Go", to: "/gone" },
          { label: "Talk to Us", to: "/contact" },
        ],
        badges: [{ icon: "star", text: "Star" }],
        picture: { file: "scenes/pines.svg", alt: "Pines", width: 640, height: 480 },
      },
      { kind: "testimonials", id: "message", heading: "Heading", ids: ["nobody"] },
    ],
  });
  const { exitCode, output } = checkContentFiles(
    () => ({
      ...content,
      site: { ...content.site, placeholders: ["fax"] },
      testimonials: testimonials.parse([
        { id: "twice", quote: full.testimonials[0]?.quote, author: "A", role: "B" },
        { id: "twice", quote: "Good.", author: "A", role: "B" },
      ]),
      prices: { ...content.prices, entries: { plan_gold_year: { amount: 600 } } },
      pages: [
        page,
        smallPage("web-design-berlin", { city, title: full.blog.title }),
        smallPrivacyPage(storedNames),
      ],
    }),
    () => ({
      ...files,
      pages: [{ name: "contact", yaml: "text: only $5" }],
      posts: [{ slug: "a-post", markdown: "[x](/lost)" }],
      issues: [{ name: "2026-11-23", markdown: "Hello" }],
      pictures: new Map([["scenes/pines.svg", { kind: "JPG", bytes: 1 }]]),
      loader: "other()",
    }),
    false,
  );
  expect(exitCode).toBe(1);
  const lines = output.split("\n");
  expect(lines[0]).toBe("The content has 23 problems:");
  for (const part of [
    "“nobody” is not in testimonials.yaml.",
    '"fax"',
    '"/gone"',
    "“Talk to Us” leads to /contact, which every other place calls “Send a Message”.",
    "newsletter/2026-11-23.md, line 1: begin with a line of three hyphens",
    'posts/a-post.md, line 1: "/lost"',
    "there is no icon “star”",
    "Blog, title: web/content/pages/web-design-berlin.yaml has the same title.",
    "“main” is taken",
    "web-design-berlin.yaml is about Berlin",
    "web/content/pictures/scenes/pines.svg is a JPG",
    "no page links to /web-design-berlin",
    "“$5” is typed by hand.",
    "an entry above has the id “twice”, too.",
    "no page shows “twice”.",
    "these are still the words of the sample.",
    "its other half plan_gold_month is missing.",
    "the hashes in script-src do not fit",
    "“calendar.example” may be reached from the site",
  ]) {
    expect(output).toContain(part);
  }
});

test("lists what the reader refuses line by line", () => {
  const read = () => {
    const file = "web/content/pages/x.yaml";
    throw new ContentProblem([
      { file, field: "title", line: 7, location: "X, title", message: "too long" },
      { file, field: "path", message: "missing" },
    ]);
  };
  expect(checkContentFiles(read, () => files, false)).toEqual({
    exitCode: 1,
    output:
      "The content has 2 problems:\n  web/content/pages/x.yaml, line 7: X, title: too long\n  web/content/pages/x.yaml: path: missing",
    isSound: false,
  });
});

test("doesn't call any other error a problem of the content", () => {
  const read = () => {
    throw new Error("disk full");
  };
  expect(() => checkContentFiles(read, () => files, false)).toThrow("disk full");
});
