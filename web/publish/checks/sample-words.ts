import { createHash } from "node:crypto";
import type { Content } from "../content/content.ts";
import { placedSections } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";
import { deliveredWords } from "./delivered-samples.ts";

/** The first 12 hex digits of the hash of the text's words, whatever their case and punctuation. */
export function wordsHash(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 12);
}

interface Publishable {
  sample: boolean;
  publish: boolean;
}

interface ItemText extends Publishable, Pick<Problem, "file" | "field"> {
  text: string;
}

function textsOf<Item extends Publishable>(
  file: string,
  items: Item[],
  pick: (item: Item) => Record<string, string>,
): ItemText[] {
  return items.flatMap((item, index) =>
    Object.entries(pick(item)).map(([key, text]) => ({
      file: `web/content/${file}`,
      field: `${index}.${key}`,
      text,
      sample: item.sample,
      publish: item.publish,
    })),
  );
}

type SampleContent = Pick<Content, "testimonials" | "portfolio" | "caseStudies" | "pages">;

/** The words that identify invented customers, sites and stories. */
export function tellingTexts({
  testimonials,
  portfolio,
  caseStudies,
  pages,
}: SampleContent): ItemText[] {
  const stories = placedSections(pages).flatMap(({ page: { sample }, section, file, field }) => {
    const paragraphs = section.kind === "story" ? section.paragraphs : [];
    return paragraphs.map((text, index) => {
      return { file, field: `${field}.paragraphs.${index}`, text, sample, publish: true };
    });
  });
  return [
    ...textsOf("testimonials.yaml", testimonials, ({ quote }) => ({ quote })),
    ...textsOf("portfolio.yaml", portfolio, ({ title, url }) => ({ title, url })),
    ...textsOf("case-studies.yaml", caseStudies, ({ problem, outcome }) => ({ problem, outcome })),
    ...stories,
  ];
}

/** Finds words that were delivered as a sample, in an entry that isn't marked as one. */
export function sampleWordProblems(content: SampleContent): Problem[] {
  return tellingTexts(content)
    .filter(
      ({ sample, publish, text }) => !sample && publish && deliveredWords.has(wordsHash(text)),
    )
    .map(({ file, field }) => ({
      file,
      field,
      message:
        "these are still the words of the sample. Put the real ones here, or write the line “sample: true” again.",
    }));
}
