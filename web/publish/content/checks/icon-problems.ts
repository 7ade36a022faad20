import type { NamedPage } from "../read-content.ts";
import type { Problem } from "./problem.ts";
import { textFields } from "./text-fields.ts";

/** The ids of the symbols in an SVG sprite. */
export function symbolIds(sprite: string): Set<string> {
  return new Set([...sprite.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)].map(([, id = ""]) => id));
}

/** Every icon that a page names and the sprite does not have. */
export function iconProblems(
  pages: Pick<NamedPage, "name" | "city" | "sections">[],
  known: ReadonlySet<string>,
): Problem[] {
  return pages.flatMap(({ name, city, sections }) =>
    textFields({ city, sections })
      .filter(({ key, text }) => key === "icon" && !known.has(text))
      .map(({ field, text }) => ({
        file: `web/content/pages/${name}.yaml`,
        field,
        message: `the icon "${text}" is not in web/src/ui/icons.svg. Use one of ${[...known].sort().join(", ")}.`,
      })),
  );
}
