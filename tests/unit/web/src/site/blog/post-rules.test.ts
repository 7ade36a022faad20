import { describe, expect, test } from "vitest";
import {
  categoryLabel,
  focusTowns,
  localFocus,
  longDate,
  marketCounty,
  readTime,
} from "#web/src/site/blog/post-rules.ts";

describe("a post's facts", () => {
  test.each(focusTowns)("%s is a local focus", (town) => {
    expect(localFocus(["Retail", town, "South Jersey"])).toBe(town);
    expect(localFocus([town.toLowerCase()])).toBe(town);
  });

  test("take the first tag's town as the focus, or South Jersey", () => {
    expect(localFocus(["Berlin", "Cherry Hill"])).toBe("Berlin");
    expect(localFocus(["Moorestown", "Camden County"])).toBe("South Jersey");
    expect(localFocus([])).toBe("South Jersey");
  });

  test("take a tag's county as the market, or South Jersey", () => {
    expect(marketCounty(["Voorhees", "Camden County"])).toBe("Camden County");
    expect(marketCounty(["burlington county"])).toBe("Burlington County");
    expect(marketCounty(["Gloucester County", "Medford"])).toBe("South Jersey");
  });

  test.each([
    ["web-design", "Web Design"],
    ["seo-guides", "Seo Guides"],
    ["news", "News"],
  ])("the badge of %s is %s", (category, label) => {
    expect(categoryLabel(category)).toBe(label);
  });

  test.each([
    [0, "1 min read"],
    [299, "1 min read"],
    [300, "2 min read"],
    [1000, "5 min read"],
  ])("%i words are a %s", (words, text) => {
    expect(readTime(words)).toBe(text);
  });

  test("a day is the same day in every time zone", () => {
    const previous = process.env.TZ;
    try {
      for (const zone of ["America/New_York", "Pacific/Kiritimati"]) {
        process.env.TZ = zone;
        expect(longDate("2024-03-01")).toBe("March 1, 2024");
      }
    } finally {
      process.env.TZ = previous;
    }
  });
});
