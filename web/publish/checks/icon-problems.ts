import type { NamedPage } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { instead } from "../content/nearest-name.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";

/** The ids of the symbols in an SVG sprite. */
export function symbolIds(sprite: string): Set<string> {
  return new Set([...sprite.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)].map(([, id = ""]) => id));
}

/** Every icon that a page names and the sprite does not have. */
export function iconProblems(
  pages: Pick<NamedPage, "name" | "city" | "sections" | "closed">[],
  icons: ReadonlySet<string>,
): Problem[] {
  return pages.flatMap((page) =>
    [...textFields(page.city, "city"), ...textFields(page.sections, sectionsField(page))]
      .filter(({ key, text }) => key === "icon" && !icons.has(text))
      .map(({ field, text }) => ({
        file: pageFile(page),
        field,
        message: `there is no icon “${text}” in web/src/ui/icons.svg. ${instead(text, [...icons].sort())}`,
      })),
  );
}
