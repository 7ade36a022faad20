import type { ShortFormName } from "../../../src/forms/form-schema.ts";
import type { Section } from "../../../src/site/content/section-schema.ts";
import { pageFile } from "../content-text.ts";
import { sectionsField } from "../page-state.ts";
import type { Content } from "../read-content.ts";
import type { Problem } from "./problem.ts";
import { textFields } from "./text-fields.ts";

const promises = {
  call: /\bcall(?:ing)?[ -]?back\b|\bcall you\b|\b(?:phone|text) you\b|\bwe(?:'ll|’ll| will)? (?:call|phone)\b/i,
  mail: /\bunsubscribe\b|\bleave (?:it )?(?:(?:at )?any ?time|whenever)\b|\byour inbox\b|\breaders who get\b/i,
  frequency: /\b(?:dai|week|month)ly\b|\b(?:every|each|once a|twice a) (?:day|week|month)\b/i,
  letter: /\b(?:tip|note|newsletter|e-?mail)s?\b/i,
};

function shortFormOf(section: Section): ShortFormName | undefined {
  const name =
    section.kind === "hero"
      ? section.form?.name
      : section.kind === "band" || section.kind === "form"
        ? section.form
        : undefined;
  return name === "contact" ? undefined : name;
}

/**
 * Promises around a short form that nobody can keep: a call, though it asks for no number, and a newsletter
 * by mail, until `newsletter_mail` in claims.yaml names what sends it.
 */
export function promiseProblems({
  pages,
  forms,
  claims,
}: Pick<Content, "pages" | "forms" | "claims">): Problem[] {
  const promisesMail = (text: string) =>
    promises.mail.test(text) || (promises.frequency.test(text) && promises.letter.test(text));
  const isMailed = claims.newsletter_mail?.proven !== undefined;
  const problemsOf = (text: string): string[] => [
    ...(promises.call.test(text)
      ? ["promises a call, but the form beside it asks for no phone number. Promise an answer."]
      : []),
    ...(!isMailed && promisesMail(text)
      ? [
          "promises newsletter mails, but nothing is mailed yet (newsletter_mail in claims.yaml). Say only that the visitor is put on the list.",
        ]
      : []),
  ];
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
        problemsOf(text).map((problem) => ({ file, field, message: `"${text}" ${problem}` })),
      );
    }),
  );
}
