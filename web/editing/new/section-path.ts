import { type Document, isMap, isSeq } from "yaml";
import { itemProblem } from "./item-name.ts";

/** The path to the first section of a page that fits. @throws ContentProblem where none does. */
export function sectionPath(
  document: Document,
  file: string,
  fits: (section: { kind: unknown; id: unknown }) => boolean,
): ["sections", number] {
  const sections = document.get("sections");
  const index = isSeq(sections)
    ? sections.items.findIndex(
        (item) => isMap(item) && fits({ kind: item.get("kind"), id: item.get("id") }),
      )
    : -1;
  if (index < 0) {
    throw itemProblem(
      file,
      "this page has no section for it. Name another page with --page=<name>.",
    );
  }
  return ["sections", index];
}
