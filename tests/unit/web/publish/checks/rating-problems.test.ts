import { expect, test } from "vitest";
import { ratingProblems } from "#web/publish/checks/rating-problems.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { claims } from "#web/src/site/content/collections-schema.ts";

function linesOf(values: Record<string, string | number>, publish = true): string[] {
  const written = Object.entries(values).map(([key, value]) => [
    key,
    { value, where: "x", publish },
  ]);
  return ratingProblems({ claims: claims.parse(Object.fromEntries(written)) }).map(problemLine);
}

test("reports what search engines can't read when it is published", () => {
  const values = { rating: "4.9/5", reviews: "50+", reviews_blog: 23.5, uptime: "99.9%" };
  expect(linesOf(values)).toEqual([
    "web/content/claims.yaml: rating.value: search engines can't read “4.9/5”. Write a number from 1 to 5, such as 4.9, or add the line “publish: no”.",
    "web/content/claims.yaml: reviews.value: search engines can't read “50+”. Write a whole number, such as 47, or add the line “publish: no”.",
    "web/content/claims.yaml: reviews_blog.value: search engines can't read “23.5”. Write a whole number, such as 47, or add the line “publish: no”.",
  ]);
  expect(linesOf(values, false)).toEqual([]);
});

test.each([0, "5.1", "Five"])("reports the rating %s", (rating) => {
  expect(linesOf({ rating })).toHaveLength(1);
});

test("accepts numbers that are written as texts, and claims that are gone", () => {
  expect(linesOf({ rating: "5.0", reviews: "47" })).toEqual([]);
  expect(linesOf({})).toEqual([]);
});
