import { quoteSource } from "#contract/form-source";
import type { FormName, Forms, ShortFormTexts } from "../../src/forms/form-schema.ts";
import type { Page } from "../../src/site/content/page-schema.ts";
import type { FormTexts } from "../../src/site/content/resolved-page.ts";
import { ofTown } from "./towns.ts";

/** The texts of a quote form, with the town and the source that follow from its page. */
function quoteTexts(words: Omit<ShortFormTexts, "source">, town: string): ShortFormTexts {
  const source = quoteSource(town, words.labels.name !== undefined);
  const filled: typeof words = JSON.parse(JSON.stringify(words), (_key, node) =>
    typeof node === "string" ? ofTown(node, town) : node,
  );
  return { source, ...filled };
}

/** A form as its page shows it; undefined for a quote form if no town is named. */
export function formTexts(
  name: FormName,
  { city }: Pick<Page, "city">,
  { contact, short, missingField, received, privacyNote }: Forms,
): FormTexts | undefined {
  if (name === "contact") return { kind: "contact", texts: contact, privacyNote };
  const words = { ...short[name], missingField };
  if ("source" in words) {
    return { kind: "short", texts: { ...words, received: received.newsletter }, privacyNote };
  }
  const quoteWords = { ...words, received: received.quote };
  return city && { kind: "short", texts: quoteTexts(quoteWords, city.town), privacyNote };
}
