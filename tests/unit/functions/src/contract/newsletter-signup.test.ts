import { describe, expect, test } from "vitest";
import { isNewsletterSource, quoteSource, sourceDetails } from "#contract/form-source";
import { joinsNewsletter, newsletterSubmission } from "#contract/newsletter-signup";

const submission_id = "3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f";

function problems(data: Record<string, unknown>): string[] {
  const result = newsletterSubmission.safeParse({ submission_id, ...data });
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
}

// This is typed from the specification, except for the two pricing pages and the last town, which are ours.
const table = [
  // source, quote, repeat is success, needs a name, town
  ["web-design-page", false, false, true, undefined],
  ["web-design-pricing-page", false, false, true, undefined],
  ["ai-automation-pricing-page", false, false, true, undefined],
  ["cherry-hill-web-design-page", true, false, true, "Cherry Hill"],
  ["medford-web-design-page", true, false, true, "Medford"],
  ["voorhees-web-design-cta", true, true, false, "Voorhees"],
  ["marlton-web-design-cta", true, true, false, "Marlton"],
  ["berlin-web-design-cta", true, true, false, "Berlin"],
  ["shamong-web-design-cta", true, true, false, "Shamong"],
  ["mount-laurel-web-design-cta", true, true, false, "Mount Laurel"],
  ["haddonfield-web-design-cta", true, true, false, "Haddonfield"],
  ["egg-harbor-city-web-design-cta", true, true, false, "Egg Harbor City"],
] as const;

describe("newsletter and quote forms", () => {
  test.each(table.filter(([, quote]) => quote))(
    "%s follows from its town",
    (source, _quote, _repeat, asksName, town) => {
      expect(quoteSource(town ?? "", asksName)).toBe(source);
    },
  );

  test.each([
    ["St. Mary's", "st-marys-web-design-cta", "St Marys"],
    ["Hi-Nella", "hi-nella-web-design-cta", "Hi Nella"],
  ])("%s has the source %s, and the lead says %s", (town, source, leadTown) => {
    expect(quoteSource(town, false)).toBe(source);
    expect(sourceDetails(quoteSource(town, false)).town).toBe(leadTown);
  });

  test.each(table)("%s behaves as specified", (source, quote, repeatIsSuccess, needsName, town) => {
    expect(isNewsletterSource(source)).toBe(true);
    expect(sourceDetails(source)).toMatchObject({ quote, repeatIsSuccess, needsName });
    expect(sourceDetails(source).town).toBe(town);
    expect(problems({ email: "jo@shop.example", name: "Jo", source })).toEqual([]);
    expect(problems({ email: "jo@shop.example", source })).toEqual(
      needsName ? ["name: Please enter your name"] : [],
    );
  });

  test("trims values and refuses a blank name", () => {
    const source = "web-design-page";
    const typed = { submission_id, source, email: "  jo@shop.example ", name: " Jo  Day " };
    const tidied = { email: "jo@shop.example", name: "Jo Day" };
    expect(newsletterSubmission.parse(typed)).toMatchObject(tidied);
    expect(problems({ email: "jo@shop.example", name: "   ", source })).toEqual([
      "name: Please enter your name",
    ]);
  });

  test("forms without a format check accept only what a browser accepts", () => {
    const source = "voorhees-web-design-cta";
    expect(problems({ email: "jo@shop", source })).toEqual([]);
    const bad = ["email: Please enter a valid email address"];
    expect(problems({ email: "jo", source })).toEqual(bad);
    expect(problems({ email: "", source })).toEqual(bad);
    expect(problems({ email: "jo@shop.example\nBcc: x@y.example", source })).toEqual(bad);
    expect(problems({ email: { href: "http://shop.example" }, source })).toEqual(bad);
    expect(problems({ email: "jo@shop", name: "Jo", source: "web-design-page" })).toEqual(bad);
  });

  test.each([
    ...[undefined, "", "toString", "__proto__", "other-page", 3, "-web-design-cta"],
    ...[
      "Berlin-web-design-cta",
      "berlin-web-design-cta ",
      "berlin-web-design",
      "a--b-web-design-cta",
    ],
    ...["shop.example-web-design-cta", "https://x-web-design-cta", "berlin\n-web-design-cta"],
    ...["berlin2-web-design-cta", `${"a".repeat(41)}-web-design-cta`, "é-web-design-page"],
  ])("source %j is refused", (source) => {
    expect(problems({ email: "jo@shop.example", name: "Jo", source })).toEqual([
      "source: source must be one of the site's forms",
    ]);
  });

  // A pattern that tries all ways to split it would take years.
  test("judges a long source quickly", () => {
    for (const part of ["a-", "-web-design-", "a"]) {
      expect(isNewsletterSource(`${part.repeat(10_000)}-web-design-ctx`)).toBe(false);
    }
  });
});

test.each([
  ["web-design-page", undefined, true],
  ["medford-web-design-page", undefined, false],
  ["medford-web-design-page", false, false],
  ["medford-web-design-page", true, true],
  // This form has no box to check.
  ["berlin-web-design-cta", true, false],
] as const)("%s with the box at %j joins the newsletter: %j", (source, wantsNewsletter, joins) => {
  const form = { submission_id, email: "jo@shop.example", name: "Jo", source, wantsNewsletter };
  expect(joinsNewsletter(newsletterSubmission.parse(form))).toBe(joins);
});
