import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { resolvePage } from "#web/publish/content/resolve-page.ts";
import { attributeOf, elementsIn } from "./html-document.ts";
import { builtRoute } from "./site-build.ts";

const content = readContent();

/** Returns how many things on a page are invented: the page itself, customers, sites and stories. */
function inventedOn(page: (typeof content.pages)[number]): number {
  const { sections, sample } = resolvePage(page, content);
  const marked = sections.flatMap((section): { sample: boolean }[] => {
    if (section.kind === "testimonials") return section.testimonials;
    if (section.kind === "case-studies") return section.caseStudies;
    return section.kind === "portfolio" ? section.sites : [];
  });
  return marked.filter((one) => one.sample).length + (sample ? 1 : 0);
}

test.each(content.pages.filter(({ path }) => path.startsWith("/")))(
  "marks exactly what is invented on $path with a ribbon",
  (page) => {
    const { document } = builtRoute(page.path);
    expect(document.values("data-sample")).toHaveLength(inventedOn(page));
  },
);

test("keeps the ribbon out of every link's name", () => {
  const { document } = builtRoute("/results");
  const sites = document.all().filter((one) => attributeOf(one, "data-sample") !== undefined);
  for (const site of sites) expect(site.tagName).not.toBe("a");
  const links = document.all("a").flatMap((link) => elementsIn(link, "div"));
  expect(links).toEqual([]);
});
