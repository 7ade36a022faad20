import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { checkContent, parseYaml } from "#web/publish/content/read-yaml.ts";
import { pictureMark, resolvePage } from "#web/publish/content/resolve-page.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { claims, portfolio } from "#web/src/site/content/collections-schema.ts";
import { page } from "#web/src/site/content/page-schema.ts";
import { smallPage } from "./small-page.ts";

const file = join(contentFolder, "pages/here.yaml");

function read(yaml: string) {
  return checkContent(page, parseYaml(yaml, file), file);
}

const sound = `
path: /here
title: A title
description: A description
updated: 2026-11-21
sections:
  - kind: hero
    heading: A heading
`;

describe("a page's file", () => {
  test("gets its defaults", () => {
    expect(read(sound)).toMatchObject({
      sample: false,
      sections: [{ tone: "deep", actions: [] }],
    });
  });

  test.each([
    [
      "description: A description",
      `description: ${"x".repeat(155)}`,
      "description: keep the description under 155 characters",
    ],
    ["path: /here", "path: here", 'path: a path of one part, such as "/about"'],
    ["updated: 2026-11-21", "updated: yesterday", "updated: write the day as 2026-11-21"],
    ["kind: hero", "kind: heroo", "sections.0.kind: write hero (or another of hero, cards,"],
    [
      "heading: A heading",
      "heading: A heading\n    actions: [{ label: Go, to: contact }]",
      'sections.0.actions.0.to: use a path such as "/contact", an anchor such as "#services", or an https:, mailto: or tel: address',
    ],
  ])("%s -> %s", (right, wrong, message) => {
    expect(sound).toContain(right);
    expect(() => read(sound.replace(right, wrong))).toThrow(
      `web/content/pages/here.yaml: ${message}`,
    );
  });
});

describe("other files", () => {
  test("a claim needs its place", () => {
    const path = join(contentFolder, "claims.yaml");
    expect(() => checkContent(claims, { rating: { value: "5.0" } }, path)).toThrow(
      "web/content/claims.yaml: rating.where:",
    );
  });

  test("a portfolio site needs a secure address", () => {
    const path = join(contentFolder, "portfolio.yaml");
    const site = { id: "diner", title: "D", url: "http://diner.example", trade: "D", alt: "D" };
    expect(() => checkContent(portfolio, [site], path)).toThrow(
      "web/content/portfolio.yaml: 0.url: write a full address that begins with https://",
    );
  });
});

describe("references of a page", () => {
  const content = readContent();
  const resolve = (section: object) =>
    resolvePage({ ...smallPage("here"), sections: page.shape.sections.parse([section]) }, content);

  test("are put in their place", () => {
    const [first] = content.testimonials;
    const { sections } = resolve({ kind: "testimonials", heading: "H", ids: [first?.id] });
    expect(sections[0]).toMatchObject({ testimonials: [first] });
  });

  test("mark pictures", () => {
    const picture = { file: "scenes/pines.svg", alt: "Pines", width: 640, height: 480 };
    const { sections } = resolve({ kind: "story", heading: "H", picture });
    expect(sections[0]).toMatchObject({ picture: { file: pictureMark("scenes/pines.svg") } });
  });

  test.each([
    [{ kind: "testimonials", heading: "H", ids: ["x"] }, "ids: “x” is not in testimonials.yaml."],
    [{ kind: "case-studies", heading: "H", ids: ["x"] }, "ids: “x” is not in case-studies.yaml."],
    [
      { kind: "price-table", heading: "H", table: "x" },
      "table: “x” is not in the tables of prices.yaml.",
    ],
    [{ kind: "plans", heading: "H", plans: "x" }, "plans: “x” is not in the plans of prices.yaml."],
  ])("%j", (section, message) => {
    expect(() => resolve(section)).toThrow(`web/content/pages/here.yaml: sections.0.${message}`);
  });

  test("must not name a missing picture", () => {
    const picture = { file: "scenes/nothing.svg", alt: "", width: 1, height: 1 };
    expect(() => resolve({ kind: "story", heading: "H", picture })).toThrow("scenes/nothing.svg");
  });
});
