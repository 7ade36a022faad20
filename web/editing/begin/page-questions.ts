import { neededPages } from "../../publish/content/published-content.ts";
import { isOnSite, valueAt } from "../values.ts";
import {
  type Change,
  choice,
  isNone,
  type PageFile,
  pageName,
  type Question,
  type ReadFile,
} from "./question.ts";
import { words } from "./site-question.ts";
import { lawPages } from "./what-is-left.ts";

const isShown = ({ value }: PageFile) => isOnSite(value);
const takenOff = (file: string): Change => ({ file, path: ["publish"], value: "no" });

/** Asks about the towns whose pages are on the site. All are kept unless the answer names them. */
export function towns(pages: PageFile[]): Question {
  const shown = pages.filter(isShown).flatMap(({ file, value }) => {
    const town = valueAt(value, ["city", "town"]);
    return typeof town === "string" ? [{ file, town }] : [];
  });
  return {
    id: "towns",
    asks: `These towns have a page: ${shown.map(({ town }) => town).join(", ")}.\nWhich of them don't you work in? With commas between them`,
    now: "none",
    read: (answer) => {
      if (isNone(answer)) return [];
      const names = answer.split(",").map((name) => name.trim().toLowerCase());
      const unknown = names.find((name) => shown.every(({ town }) => town.toLowerCase() !== name));
      if (unknown !== undefined) return `"${unknown}" has no page.`;
      return shown
        .filter(({ town }) => names.includes(town.toLowerCase()))
        .map(({ file }) => takenOff(file));
    },
  };
}

/** Pages that have a question of their own, or that nobody should take off by leaving them out of a list. */
const notAsked = [...neededPages, ...lawPages, "fundraiser"];

/** Asks which pages stay, of those that the site can do without. All do unless the answer names some. */
export function keptPages(pages: PageFile[]): Question {
  const mayGo = pages
    .filter(isShown)
    .filter(({ value }) => valueAt(value, ["city"]) === undefined)
    .filter(({ file }) => !notAsked.includes(pageName(file)))
    .map(({ file, value }) => ({ file, path: String(valueAt(value, ["path"])) }));
  return {
    id: "pages",
    asks: `These pages are on the site: ${mayGo.map(({ path }) => path).join(", ")}.\nWhich of them do you keep? With commas between them`,
    now: "all",
    read: (answer) => {
      if (/^all$/i.test(answer)) return [];
      const paths = answer.split(",").map((path) => path.trim().toLowerCase().replace(/^\/?/, "/"));
      const unknown = paths.find((name) => mayGo.every(({ path }) => path !== name));
      if (unknown !== undefined) return `"${unknown}" isn't one of them.`;
      return mayGo.filter(({ path }) => !paths.includes(path)).map(({ file }) => takenOff(file));
    },
  };
}

export function fundraiser(read: ReadFile): Question[] {
  const file = "pages/fundraiser.yaml";
  const isLeftOut = () => !isShown({ file, value: read(file) });
  const asks =
    "Do you raise money with a school band? If not, the page about it goes off the site.";
  return [
    choice("fundraiser", asks, {
      now: !isLeftOut(),
      change: (yes) => [{ file, path: ["publish"], value: yes ? undefined : "no" }],
    }),
    ...[
      words(
        "fundraiser.band",
        "The band, as inside a sentence, such as the Oak Street School marching band?",
      ),
      words(
        "fundraiser.prizesAnnounced",
        "The day on which the prizes are announced, such as 2027-11-01?",
      ),
    ].map((question) => ({ ...question, isLeftOut })),
  ];
}
