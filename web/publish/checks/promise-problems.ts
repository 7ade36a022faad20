import type { ShortFormName } from "../../src/forms/form-schema.ts";
import type { Section } from "../../src/site/content/section-schema.ts";
import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { sectionsField } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";

const call =
  /\bcall(?:ing)?[ -]?back\b|\bcall you\b|\b(?:phone|text) you\b|\bwe(?:'ll|’ll| will)? (?:call|phone)\b/i;
const message =
  "promises a call, but the form beside it asks for no phone number. Promise an answer.";

function shortFormOf(section: Section): ShortFormName | undefined {
  const name =
    section.kind === "hero"
      ? section.form?.name
      : section.kind === "band" || section.kind === "form"
        ? section.form
        : undefined;
  return name === "contact" ? undefined : name;
}

/** Finds a call promised beside a short form, which asks for no number, so that nobody can keep the promise. */
export function promiseProblems({ pages, forms }: Pick<Content, "pages" | "forms">): Problem[] {
  return pages.flatMap((page) =>
    page.sections.flatMap((section, index) => {
      const form = shortFormOf(section);
      if (!form) return [];
      const own = textFields(section, `${sectionsField(page)}.${index}`).map((item) => ({
        ...item,
        file: pageFile(page),
      }));
      const inForm = textFields(forms.short[form], `short.${form}`).map((item) => ({
        ...item,
        file: "web/content/forms.yaml",
      }));
      return [...own, ...inForm].flatMap(({ file, field, text }) =>
        call.test(text) ? [{ file, field, message: `"${text}" ${message}` }] : [],
      );
    }),
  );
}
