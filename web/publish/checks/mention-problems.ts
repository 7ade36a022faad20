import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";

const fundraiser = /\b(?:fundraiser|raffle|giveaway)\b/i;
const message =
  "this still speaks of the fundraiser, whose page is off the site. Change the words, or put the page back on the site.";

/** Finds words about the fundraiser that stay on the site when its page is off. */
export function mentionProblems({ pages }: Pick<Content, "pages">): Problem[] {
  const isOff = pages.some(({ name, publish }) => name === "fundraiser" && !publish);
  if (!isOff) return [];
  return pages
    .filter(({ publish }) => publish)
    .flatMap((page) =>
      textFields({ sections: page.sections })
        .filter(({ key, text }) => key !== "to" && fundraiser.test(text))
        .map(({ field }) => ({ file: pageFile(page), field, message, advice: true as const })),
    );
}
