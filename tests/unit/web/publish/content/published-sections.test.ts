import { describe, expect, test } from "vitest";
import { publishedContent } from "#web/publish/content/published-content.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "./small-page.ts";

const typed = readTypedContent();
const questions = [
  { question: "One?", answer: "One" },
  { question: "Two?", answer: "Two" },
];

describe("links to something that is gone", () => {
  const noSites = typed.portfolio.map((item) => ({ ...item, publish: false }));
  const [here, sites] = ["here", "sites"];
  const band = (...links: string[]) => ({
    kind: "band" as const,
    heading: "Heading",
    actions: links.map((to) => ({ label: `To ${to}`, to })),
  });
  const portfolio = {
    kind: "portfolio" as const,
    id: "work",
    heading: "Our work",
    layout: "grid" as const,
  };

  /** Returns what is left of a page with these sections when no site is shown. Another page has only sites. */
  function left(...sections: NonNullable<Parameters<typeof smallPage>[1]>["sections"] & object) {
    const pages = [
      smallPage(here, { sections }),
      smallPage(sites, { sections: [band("/contact"), portfolio] }),
    ];
    const { content, gone } = publishedContent({ ...typed, portfolio: noSites, pages });
    const [page] = content.pages;
    return {
      paths: content.pages.map(({ path }) => path),
      links: page?.sections.map(({ actions }) => actions.map(({ to }) => to)),
      gone: gone.map(({ field }) => field),
    };
  }

  test("takes a page off the site that was only for customers", () => {
    expect(left(band("/contact")).paths).toEqual(["/here"]);
    const faq = { kind: "faq" as const, heading: "H", questions };
    expect(left(band("/contact"), faq, portfolio).paths).toEqual(["/here"]);
  });

  test("removes a button that leads there if another one is left", () => {
    const { links, gone } = left(
      band("/contact", "/sites?from=here#work", "#work", "https://other.example/sites"),
      portfolio,
      { kind: "faq", heading: "Heading", questions },
      band("/sites"),
    );
    expect(links).toEqual([["/contact", "https://other.example/sites"], [], ["/sites"]]);
    expect(gone).toEqual(["sections.1", "sections.0.actions.1", "sections.0.actions.2"]);
  });
});
