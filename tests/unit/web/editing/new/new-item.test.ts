import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import type { FileChange } from "#web/editing/file-change.ts";
import type { ItemRequest } from "#web/editing/new/item-request.ts";
import { type ItemKind, newItem } from "#web/editing/new/new-item.ts";
import { openPoints } from "#web/publish/checks/open-points.ts";
import { pageOn } from "#web/publish/content/page-state.ts";
import { fillPlaceholders } from "#web/publish/content/placeholders.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { readPost } from "#web/publish/content/read-posts.ts";
import { resolvePage } from "#web/publish/content/resolve-page.ts";
import { yamlText } from "#web/publish/content/yaml-form.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { page } from "#web/src/site/content/page-schema.ts";

const content = readContent();
const { claims, prices, site } = content;
const values = {
  site,
  claims: Object.fromEntries(Object.entries(claims).map(([key, { value }]) => [key, value])),
  prices: Object.fromEntries(
    Object.entries(prices.entries).map(([key, { amount }]) => [key, amount]),
  ),
};

type Asked = Pick<ItemRequest, "name" | "page" | "url">;

const make = (kind: ItemKind, asked: Asked) =>
  newItem(kind, { ...asked, today: "2027-03-02" }, contentFolder);

function onlyChange(kind: ItemKind, asked: Asked) {
  const { changes } = make(kind, asked);
  expect(changes).toHaveLength(1);
  return { file: changes[0]?.file ?? "", text: String(changes[0]?.text) };
}

/** The removed and added lines, as a diff shows them. */
function linesOf({ file, text }: FileChange): string[] {
  const old = readFileSync(join(contentFolder, file), "utf8").split("\n");
  const now = String(text).split("\n");
  const start = old.findIndex((line, index) => line !== now[index]);
  const isSame = (fromEnd: number) => old.at(-fromEnd) === now.at(-fromEnd);
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && isSame(end + 1)) end += 1;
  const part = (lines: string[], sign: string) =>
    lines.slice(start, lines.length - end).map((line) => `${sign}${line}`);
  return [...part(old, "-"), ...part(now, "+")];
}

describe("a new city", () => {
  const { file, text } = onlyChange("city", { name: "Egg  Harbor City " });

  test("is one file in the form of the others", () => {
    expect(file).toBe("pages/web-design-egg-harbor-city.yaml");
    expect(yamlText(parseDocument(text))).toBe(text);
    expect(text).not.toMatch(/TOWN_|TODAY/);
  });

  test("can be shown at once, with a list of what to write", () => {
    const filled = fillPlaceholders(parse(text), values, () => undefined);
    const made = { name: "new", ...pageOn(page.parse(filled), "2027-03-02") };
    expect(made).toMatchObject({ path: "/web-design-egg-harbor-city", updated: "2027-03-02" });
    expect(resolvePage(made, content).sections[0]).toMatchObject({
      texts: { texts: { source: "egg-harbor-city-web-design-cta" } },
    });
    const { unwritten } = openPoints({ ...content, pages: [made], posts: [] });
    expect(unwritten.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["description", "city.card.text", "sections.0.heading"]),
    );
    expect(unwritten[0]).toMatchObject({
      file: "web/content/pages/new.yaml",
      message: expect.stringMatching(/^what you do in Egg Harbor City/),
    });
  });

  test.each([
    ["Berlin", "web/content/pages/web-design-berlin.yaml: this file is there already."],
    ["08009", 'write the town\'s name in letters, such as "Mount Laurel", not "08009".'],
  ])("refuses the city %s", (name, message) => {
    expect(() => make("city", { name })).toThrow(message);
  });
});

describe("a new post", () => {
  const title = 'Winter hours: "open" at ten';
  const { file, text } = onlyChange("post", { name: title });

  test("can be read at once, with our drawing and a list of what to write", () => {
    expect(file).toBe("posts/winter-hours-open-at-ten.md");
    const post = readPost("winter-hours-open-at-ten", text, values);
    expect(post).toMatchObject({ title, date: "2027-03-02", listed: true });
    const { unwritten } = openPoints({ ...content, pages: [], posts: [post] });
    const fields = unwritten.map(({ field }) => field.replace(/\d+$/, "…"));
    expect(new Set(fields)).toEqual(
      new Set([
        ...["excerpt", "tags.…", "picture.alt", ""],
        ...[0, 1, 2].flatMap((index) => [`faq.${index}.question`, `faq.${index}.answer`]),
      ]),
    );
  });

  test("has front matter like the others, and a command for its picture", () => {
    const head = text.split("---\n")[1] ?? "";
    expect(yamlText(parseDocument(head))).toBe(head);
    expect(make("post", { name: title }).next).toEqual([
      'Give it a picture: npm run picture -- photo.jpg posts/winter-hours-open-at-ten --alt="What it shows"',
    ]);
  });

  test.each([
    ["2027 in review", "has to begin with a letter"],
    ["x".repeat(60), "keep the title under 60 characters."],
    ["Marlton local SEO guide", "marlton-local-seo-guide.md: this file is there already."],
  ])("refuses the post %s", (name, message) => {
    expect(() => make("post", { name })).toThrow(message);
  });
});

describe("an entry among others", () => {
  /** The names of the changed files, each before its lines. */
  const changed = (kind: ItemKind, asked: Asked) =>
    make(kind, asked).changes.flatMap((change) => [change.file, ...linesOf(change)]);

  test("adds a testimonial at the end of its file and on Home", () => {
    expect(changed("testimonial", { name: "Ruth K." })).toEqual([
      "testimonials.yaml",
      "+- id: ruth-k",
      '+  quote: "WRITE: the customer\'s own words, as they allowed you to show them."',
      "+  author: Ruth K.",
      '+  role: "WRITE: who they are, such as Owner of a flower shop."',
      "pages/home.yaml",
      "-    ids: [landscaper, dentist, plumber]",
      "+    ids: [landscaper, dentist, plumber, ruth-k]",
    ]);
  });

  test("adds a testimonial to another page", () => {
    expect(changed("testimonial", { name: "Ruth K.", page: "results" }).slice(5)).toEqual([
      "pages/results.yaml",
      "-    ids: [landscaper, plumber]",
      "+    ids: [landscaper, plumber, ruth-k]",
    ]);
  });

  test("adds a portfolio site", () => {
    const url = "https://tulip-lane.example";
    expect(changed("portfolio", { name: "Tulip Lane", url })).toEqual([
      "portfolio.yaml",
      "+- id: tulip-lane",
      "+  title: Tulip Lane",
      "+  url: https://tulip-lane.example",
      '+  trade: "WRITE: the trade, such as Florist."',
      '+  alt: "WRITE: what its picture shows, such as Home page of a flower shop."',
    ]);
  });

  test("adds a question", () => {
    expect(changed("question", { name: "Do you work on Saturdays?" })).toEqual([
      "pages/home.yaml",
      "+      - question: Do you work on Saturdays?",
      '+        answer: "WRITE: your answer."',
    ]);
  });

  test("adds a service", () => {
    expect(changed("service", { name: "Menu photography", page: "web-design-berlin" })).toEqual([
      "pages/web-design-berlin.yaml",
      "+      - icon: star",
      "+        title: Menu photography",
      '+        text: "WRITE: what it is and what it does for a customer."',
      "+        link:",
      '+          label: "{{site.labels.message}}"',
      "+          to: /contact",
    ]);
  });

  test.each<[ItemKind, Asked, string]>([
    ["testimonial", { name: "Dentist" }, 'there is an entry with the id "dentist" already.'],
    ["portfolio", { name: "Tulip Lane" }, "say where the site is, with --url=https://"],
    ["portfolio", { name: "T", url: "http://t.example" }, "say where the site is"],
    ["question", { name: "Why?", page: "abuot" }, "pages/abuot.yaml: there is no such page."],
    ["question", { name: "Why?", page: "../site" }, "there is no such page."],
    ["question", { name: "Why?", page: "results" }, "this page has no section for it."],
    ["service", { name: "Photos", page: "contact" }, "this page has no section for it."],
    ["question", { name: " " }, "say what it's called"],
  ])("refuses the %s %j", (kind, asked, message) => {
    expect(() => make(kind, asked)).toThrow(message);
  });
});
