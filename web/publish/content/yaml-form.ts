import type { Document } from "yaml";

/**
 * The one form in which content files are written, so that a change of one value is a change of one line.
 * Comments and the order of the fields stay.
 */
export function yamlText(document: Document): string {
  return document.toString({ lineWidth: 110, flowCollectionPadding: false });
}
