import { type OpenPoints, openPoints } from "../../publish/checks/open-points.ts";
import { readTypedContent } from "../../publish/content/read-content.ts";

/** Legal pages, which a lawyer has to read. */
export const lawPages = ["accessibility", "privacy", "terms"];

/** The tasks that are left before a release, by who does them. */
export function leftToDo({ placeholders, samples, unproven, unpictured }: OpenPoints): string[] {
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
    ...task("A photographer, or npm run draw -- portfolio, takes pictures of:", unpictured),
  ];
}

/** The tasks that are left for the content as it is now. */
export function contentLeftToDo(): string[] {
  return leftToDo(openPoints(readTypedContent()));
}
