import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { resolvePage } from "#web/publish/content/resolve-page.ts";
import { smoothLine } from "#web/src/site/openings/smooth-line.ts";
import { smallPage } from "./small-page.ts";

const content = readContent();

type Sections = NonNullable<Parameters<typeof smallPage>[1]>["sections"];

const hero = (beside: unknown, more = {}) => {
  const sections: Sections = JSON.parse(
    JSON.stringify([{ kind: "hero", heading: "Heading", beside, ...more }]),
  );
  return () => resolvePage(smallPage("here", { sections }), content).sections[0];
};

const group = { label: "Plans", link: { label: "More", to: "#plans" } };

test("takes the figures beside an opening from prices.yaml", () => {
  const offers = content.prices.plans["yearly-plans"] ?? [];
  expect(hero({ kind: "prices", groups: [{ ...group, plans: "yearly-plans" }] })()).toMatchObject({
    beside: { groups: [{ figures: offers.map(({ name, price }) => ({ name, price })) }] },
  });
});

test("reports a missing table and a group without one", () => {
  expect(hero({ kind: "prices", groups: [{ ...group, table: "sky" }] })).toThrow(
    "sections.0.beside.groups.0.table: “sky” is not in the tables of prices.yaml",
  );
  expect(hero({ kind: "prices", groups: [group] })).toThrow("name a table or a group of plans");
});

test("an opening shows a picture or something else, not both", () => {
  const picture = { file: "scenes/lake.svg", alt: "A lake", width: 640, height: 480 };
  const call = { kind: "call", heading: "Call", number: "1", to: "tel:1", lines: [] };
  expect(hero(call)()).toMatchObject({ beside: call });
  expect(hero(call, { picture })).toThrow("Delete one of them");
});

test("a road goes through all its places", () => {
  expect(smoothLine("0,0 60,30 120,0")).toBe("M0 0C10 5 40 30 60 30C80 30 110 5 120 0");
});
