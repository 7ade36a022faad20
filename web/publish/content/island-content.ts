import type { SketchContent } from "../../src/site/content/sketch-schema.ts";
import type { Content } from "./content.ts";

const sectionsOf = ({ pages }: Content) => pages.flatMap(({ sections }) => sections);

/** The check's questions. The site has one check at most (web/publish/checks/section-problems.ts). */
export function checkupContent(content: Content) {
  return sectionsOf(content).find((one) => one.kind === "checkup")?.checkup;
}

/** The day as people read it, such as 11/28/2026. */
function readableDay(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC" });
}

/** The calculator's words and prices, with the day on which they were read. A site has one calculator at most. */
export function estimatorContent(content: Content) {
  const found = sectionsOf(content).find((one) => one.kind === "estimator")?.estimator;
  if (!found) return;
  return {
    ...found,
    presets: found.presets.map(({ label, choices }) => ({ label, choices })),
    day: readableDay(content.day),
  };
}

/** The words and trades of the drawing, of which the site also has one at most. */
export function sketchContent(content: Content): SketchContent | undefined {
  for (const { beside } of sectionsOf(content).filter((one) => one.kind === "hero")) {
    if (beside?.kind !== "trades") continue;
    const { more, ...words } = beside.sketch;
    const trades = [...beside.trades, ...more].map(
      ({ name, title, headline, button, rows, hours }) => ({
        ...{ name, title, headline, button, rows, hours },
      }),
    );
    return { ...words, trades };
  }
  return undefined;
}
