import { expect, test } from "vitest";
import { onlyOffSite } from "#web/publish/checks/only-off-site.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";

const typed = readTypedContent();
const withoutTowns = {
  ...typed,
  pages: typed.pages.map((page) => ({ ...page, publish: page.city === undefined })),
};

test("finds the claim and the price of a page that is off the site", () => {
  const isOff = onlyOffSite({
    ...typed,
    pages: typed.pages.map((page) => ({ ...page, publish: page.name !== "fundraiser" })),
  });
  expect(isOff("claims", "fundraiser_discount")).toBe(true);
  expect(isOff("claims", "page_speed")).toBe(false);
});

test("counts a claim that programs publish, whichever pages are off", () => {
  // Every post's data for search engines has the rating, which only towns' pages name in their words.
  expect(onlyOffSite(withoutTowns)("claims", "rating")).toBe(false);
});
