import type { SketchContent } from "../../src/site/content/sketch-schema.ts";
import type { Content } from "../content/content.ts";

const sectionsOf = ({ pages }: Content) => pages.flatMap(({ sections }) => sections);

/** `virtual:checkup`: the questions, which travel with the script of their island and not with the page. */
export function checkupModule(content: Content): string {
  const [found] = sectionsOf(content).flatMap((one) =>
    one.kind === "checkup" ? [one.checkup] : [],
  );
  return `export const checkup = ${JSON.stringify(found)};`;
}

/** The day as people read it, such as 11/28/2026. */
function readableDay(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC" });
}

/** `virtual:estimator`: the calculator's words and prices, with the day on which its prices were read. */
export function estimatorModule(content: Content): string {
  const [found] = sectionsOf(content).flatMap((one) =>
    one.kind === "estimator" ? [one.estimator] : [],
  );
  const given = found && {
    ...found,
    presets: found.presets.map(({ label, choices }) => ({ label, choices })),
    day: readableDay(content.day),
  };
  return `export const estimator = ${JSON.stringify(given)};`;
}

/** `virtual:sketch`: the words and trades of the drawing. */
export function sketchModule(content: Content): string {
  const [found] = sectionsOf(content).flatMap((one): SketchContent[] => {
    if (one.kind !== "hero" || one.beside?.kind !== "trades") return [];
    const { more, ...words } = one.beside.sketch;
    const trades = [...one.beside.trades, ...more].map(
      ({ name, title, headline, button, rows, hours }) => ({
        ...{ name, title, headline, button, rows, hours },
      }),
    );
    return [{ ...words, trades }];
  });
  return `export const sketch = ${JSON.stringify(found)};`;
}
