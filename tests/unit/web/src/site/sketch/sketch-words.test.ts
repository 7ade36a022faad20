import { expect, test } from "vitest";
import { sketchContent } from "#web/publish/content/island-content.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { beside } from "#web/src/site/content/beside-schema.ts";
import { areaOf, sketchText, tradeOf } from "#web/src/site/sketch/sketch-words.ts";

const content = sketchContent(readContent());
if (!content) throw new Error("a page shows the drawing");

test("knows twelve trades or more, each with its own words", () => {
  const names = content.trades.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(content.trades.map(({ headline }) => headline)).size).toBe(names.length);
});

test("draws the first trade where an old draft names one that's gone", () => {
  expect(tradeOf(content, "Blacksmith")).toBe(content.trades[0]);
  expect(tradeOf(content, "Shop")?.name).toBe("Shop");
});

test.each(["Berlin", " Mount Laurel ", "$& $1", "<script>alert(1)</script>", "ירושלים", "🏖️"])(
  "says the town %s as it was typed",
  (town) => {
    expect(areaOf(content, town)).toBe(`${town.trim()} and the towns around it`);
  },
);

test("says everything in the drawing in a message", () => {
  const trade = tradeOf(content, "Plumber");
  if (!trade) throw new Error("there is no plumber");
  expect(sketchText(content, { name: " Ruiz & Sons ", town: "Berlin", trade: "" }, trade)).toBe(
    [
      "Your business name: Ruiz & Sons",
      "Your town: Berlin",
      "Your trade: Plumber",
      "- Ruiz & Sons",
      "- Water where it shouldn't be? Call now. (Tap to call)",
      "- Emergency repairs, Water heaters, Towns we serve",
      "- Emergencies day or night",
      "- Berlin and the towns around it",
    ].join("\n"),
  );
  expect(sketchText(content, { name: "", town: " ", trade: "" }, trade)).toMatch(
    /^Your trade: Plumber\n- Your plumbing company\n/,
  );
});

test("refuses a trade that the opening has already", () => {
  const sections = readContent().pages.flatMap((page) => page.sections);
  const opening = sections.find((one) => one.kind === "hero" && one.beside?.kind === "trades");
  const picker = opening?.kind === "hero" ? opening.beside : undefined;
  if (picker?.kind !== "trades") throw new Error("there is no choice of trades");
  const [first] = picker.sketch.more;
  const more = [...picker.sketch.more, { ...first, name: "Plumber" }];
  const { error } = beside.safeParse({ ...picker, sketch: { ...picker.sketch, more } });
  expect(error?.issues.map(({ message }) => message)).toEqual(['"Plumber" is a trade already']);
});
