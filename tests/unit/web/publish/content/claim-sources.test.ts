import { expect, test } from "vitest";
import { claimSources } from "#web/publish/content/resolve-page.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";
import { valuePattern } from "#web/src/site/content/value-pattern.ts";

const url = "https://reviews.example/agency";
const sampleClaims = claims.parse({
  reviews: { value: 47, where: "Town pages", source: url },
  readers: { value: "500+", where: "Forms", source: "https://list.example/" },
  rating: { value: "5.0", where: "Town pages" },
});

test("gives a section only the sources of the claims in its texts", () => {
  const badges = [{ icon: "star", text: "Rated 5.0 in 47 reviews" }];
  expect(claimSources({ badges }, sampleClaims)).toEqual([{ value: "47", url }]);
  expect(claimSources({ intro: "Join 500+ readers" }, sampleClaims)).toEqual([
    { value: "500+", url: "https://list.example/" },
  ]);
  expect(claimSources({ intro: "Built in 1947, with 470 bricks" }, sampleClaims)).toEqual([]);
});

test.each([
  ["47", "47 reviews", true],
  ["47", "1,247 reviews", false],
  ["47", "4.47 stars", false],
  ["500+", "Join 500+ readers", true],
  ["5.0", "a 15.0 inch screen", false],
])("%s in “%s”: %s", (value, text, found) => {
  expect(valuePattern(value).test(text)).toBe(found);
});
