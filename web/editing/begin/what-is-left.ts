import { type OpenPoints, openPoints } from "../../publish/checks/open-points.ts";
import type { Content } from "../../publish/content/content.ts";
import { readTypedContent } from "../../publish/content/read-content.ts";

/** Legal pages, which a lawyer has to read. */
export const lawPages = ["accessibility", "privacy", "terms"];

/** The pages on which somebody tells a story without a photo. */
function withoutPhoto({ pages }: Pick<Content, "pages">): string[] {
  return pages
    .filter(({ publish }) => publish)
    .filter(({ sections }) =>
      sections.some((one) => one.kind === "story" && one.person && !one.person.picture),
    )
    .map(({ name }) => name);
}

/** The tasks that are left, by who does them. */
export function leftToDo(points: OpenPoints, content: Pick<Content, "pages">): string[] {
  const { placeholders, samples, unproven, unpictured, unwritten, risks } = points;
  const namesIn = (file: string) => samples.find((one) => one.file === file)?.names ?? [];
  const pages = namesIn("pages");
  const customers = samples.flatMap(({ file, names }) => (file === "pages" ? [] : names));
  const task = (doing: string, names: string[]) =>
    names.length === 0 ? [] : [`${doing} ${names.join(", ")}.`];
  return [
    ...task(
      "You still have to say:",
      placeholders.map(({ field }) => field),
    ),
    ...task('You write what begins with "WRITE:" in:', [
      ...new Set(unwritten.map(({ file }) => file.replace("web/content/", ""))),
    ]),
    ...task(
      'You write your own words, then delete "sample: true":',
      pages.filter((name) => !lawPages.includes(name)),
    ),
    ...task("You show real customers in place of:", customers),
    ...task(
      "You prove a claim, or take it off the site:",
      unproven.map(({ key }) => key),
    ),
    ...task(
      "A lawyer reads these pages:",
      pages.filter((name) => lawPages.includes(name)),
    ),
    ...task(
      "A lawyer looks at the risk of these prices:",
      risks.map(({ key }) => key),
    ),
    ...task(
      "A photographer takes the photo of the person who tells the story on:",
      withoutPhoto(content),
    ),
    ...task("A photographer, or npm run draw -- portfolio, takes pictures of:", unpictured),
  ];
}

/** The tasks that are left for the content as it is now. */
export function contentLeftToDo(): string[] {
  const content = readTypedContent();
  return leftToDo(openPoints(content), content);
}
