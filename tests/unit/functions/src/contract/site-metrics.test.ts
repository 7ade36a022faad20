import { expect, test } from "vitest";
import { mostViewed, sumsOf } from "#contract/metric-sums";
import { mondayOf, storedMetrics } from "#contract/site-metrics";

test("adds up the documents of a day and skips only damaged parts", () => {
  const documents = [
    { day: "2026-11-22", numbers: { "/": { direct: { views: 2, calls: 1 } } } },
    {
      day: "2026-11-22",
      numbers: { "/": { search: { views: 3 } }, "/blog": { site: { views: 1 } } },
    },
    { day: "2026-11-23", numbers: { "/blog": { site: { views: 5, sent: 1 } } } },
    { day: "2026-11-23", numbers: { "/": { mars: { views: 5, read: 2, sent: "two" } }, "/b": 7 } },
    { day: "2026-11-23", numbers: { "/blog": { site: [], direct: { views: 1 } } } },
    { day: "2026-11-23", numbers: "none" },
  ].map((document) => storedMetrics.parse(document));
  const { total, byDay, byPage, bySource } = sumsOf(documents);
  expect(total).toMatchObject({ views: 17, calls: 1, calendar: 0, begun: 0, sent: 1, kept: 0 });
  expect(byDay.get("2026-11-22")?.views).toBe(6);
  expect(byPage.get("/")).toMatchObject({ views: 10, calls: 1 });
  expect(bySource.get("search")?.views).toBe(3);
  expect(bySource.get("mars")?.views).toBe(5);
  expect(mostViewed(byPage, 1)).toEqual([["/", 10]]);
});

test("a week begins on Monday where the business is", () => {
  expect(mondayOf(new Date("2026-11-23T12:00:00Z"))).toBe("2026-11-23");
  expect(mondayOf(new Date("2026-11-23T03:00:00Z")), "still Sunday").toBe("2026-11-16");
  expect(mondayOf(new Date("2026-11-29T12:00:00Z"))).toBe("2026-11-23");
});
