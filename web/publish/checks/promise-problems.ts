import type { ShortFormName } from "../../src/forms/form-schema.ts";
import type { Section } from "../../src/site/content/section-schema.ts";
import type { Content } from "../content/content.ts";
import { placedSections } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";

const call =
  /\bcall(?:ing)?[ -]?back\b|\bcall you\b|\b(?:phone|text) you\b|\bwe(?:'ll|’ll| will)? (?:call|phone)\b/i;

function shortFormOf(section: Section): ShortFormName | undefined {
  const name =
    section.kind === "hero"
      ? section.form?.name
      : section.kind === "band" || section.kind === "form"
        ? section.form
        : undefined;
  return name === "contact" ? undefined : name;
}

const promises = (file: string, value: unknown, below: string): Problem[] =>
  textFields(value, below)
    .filter(({ text }) => call.test(text))
    .map(({ field, text }) => ({
      file,
      field,
      message: `"${text}" promises a call, but the form beside it asks for no phone number. Promise an answer.`,
    }));

/** Finds a call promised beside a short form, which asks for no number, so that nobody can keep the promise. */
export function promiseProblems({ pages, forms }: Pick<Content, "pages" | "forms">): Problem[] {
  return placedSections(pages).flatMap(({ section, file, field }) => {
    const form = shortFormOf(section);
    if (!form) return [];
    return [
      ...promises(file, section, field),
      ...promises("web/content/forms.yaml", forms.short[form], `short.${form}`),
    ];
  });
}
