import { expect, test } from "vitest";
import { businessDay } from "#contract/business-day";
import { endOfDay, pageOn, pageStates } from "#web/publish/content/page-state.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "./small-page.ts";

const page = smallPage("raffle", {
  closed: {
    after: "2027-11-01",
    description: "It is over.",
    sections: [{ kind: "hero", heading: "Closed" }],
  },
});

test.each(["2026-11-23", "2027-10-31", "2027-11-01"])("on %s the page is open", (day) => {
  expect(pageOn(page, day)).toEqual(page);
});

test.each(["2027-11-02", "2028-01-01"])("on %s it says that it is closed", (day) => {
  expect(pageOn(page, day)).toMatchObject({
    isClosed: true,
    path: "/raffle",
    description: "It is over.",
    sections: [{ heading: "Closed" }],
  });
});

test("a page without an end stays as it is", () => {
  const endless = smallPage("about");
  expect(pageOn(endless, "9999-12-31")).toEqual(endless);
  expect(pageStates(endless)).toEqual([endless]);
});

test("checks both states while the page is open", () => {
  expect(pageStates(page).map(({ sections }) => sections[0]?.heading)).toEqual([
    "Heading",
    "Closed",
  ]);
});

test("the day ends at midnight in New Jersey", () => {
  expect(businessDay(new Date("2027-11-02T03:59:59Z"))).toBe("2027-11-01");
  expect(businessDay(new Date("2027-11-02T04:00:00Z"))).toBe("2027-11-02");
  expect(endOfDay("2027-11-01")).toBe("2027-11-02T04:00:00Z");
  expect(endOfDay("2027-12-31")).toBe("2028-01-01T05:00:00Z");
});

/** Returns the fundraiser as it is built on a day. */
function fundraiserOn(day: string): string {
  const found = readContent(day).pages.find(({ path }) => path === "/fundraiser");
  return JSON.stringify({ description: found?.description, sections: found?.sections });
}

test("the fundraiser sells tickets until its day, and then says it's closed", () => {
  const open = fundraiserOn("2000-01-01");
  expect(open).toMatch(/Prizes announced \w+ \d+"/);
  expect(open).toContain("topic=fundraiser-raffle");
  const closed = fundraiserOn("9999-12-31");
  expect(closed).toContain("is closed");
  expect(new Set(closed.match(/topic=[a-z-]+/g))).toEqual(new Set(["topic=fundraiser-next"]));
});
