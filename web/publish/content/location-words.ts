import type { z } from "zod";
import { titleAt } from "./schema-fields.ts";
import { valueAt } from "./value-at.ts";

const endings = ["th", "st", "nd", "rd"];

/** 0 -> "1st" */
function ordinal(index: number): string {
  const number = index + 1;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  return `${number}${(isTeen ? undefined : endings[number % 10]) ?? "th"}`;
}

/** "pictureSide" -> "picture side", "web-design" -> "web design" */
export function inWords(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase();
}

/** Names that the owner has given, such as package_5_pages, stay as they are. */
const fieldWords = (key: string) => (/[-_]/.test(key) ? key : inWords(key));

/** The name of one entry in a list: "questions" -> "question". */
function oneOf(list: string): string {
  if (list.endsWith("ies")) return `${list.slice(0, -3)}y`;
  return list.endsWith("s") ? list.slice(0, -1) : `entry of ${list}`;
}

/** The page's name from its file: "web-design-berlin" -> "Web Design Berlin". */
const titled = (name: string) =>
  inWords(name)
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/^Ai\b/, "AI");

/** A content file as the owner knows it: "Home", "Prices", `Post “Our winter hours”`. */
export function documentName(file: string, value: unknown): string {
  const name = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  if (!file.includes("/posts/")) return titled(name);
  const title = valueAt(value, ["title"]) ?? valueAt(value, ["topic"]);
  return `Post “${typeof title === "string" ? title : inWords(name)}”`;
}

const naming = ["heading", "title", "name", "label", "question", "id"];

/** The words that identify an entry in a list, unless the path leads to those words. */
function nameOf(item: unknown, spokenOf: PropertyKey | undefined): string {
  for (const key of naming) {
    const words = valueAt(item, [key]);
    if (key === spokenOf || typeof words !== "string" || !words.trim()) continue;
    return ` “${words.length > 50 ? `${words.slice(0, 47)}…` : words}”`;
  }
  return "";
}

const lowered = (title: string) =>
  title.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

/**
 * The path to a field in words: `section “Questions”, 5th question “How much?”, answer`. Fields are named by the title
 * of their schema, if they have one.
 */
export function locationWords(
  path: readonly (string | number)[],
  value: unknown,
  schema: z.ZodType | undefined,
): string[] {
  return path
    .map((key, index) => {
      const list = path[index - 1];
      const here = path.slice(0, index + 1);
      const title = schema && titleAt(schema, here, value);
      if (typeof key === "string") {
        const isLast = index === path.length - 1;
        const words = title === undefined ? fieldWords(key) : lowered(title);
        return isLast && !words.includes(fieldWords(key)) ? `${words} (${key})` : words;
      }
      const name = nameOf(valueAt(value, here), path[index + 1]);
      if (list === "sections" && name) return `section${name}`;
      const noun = title === undefined ? oneOf(inWords(String(list ?? "entries"))) : lowered(title);
      return `${ordinal(key)} ${noun}${name}`;
    })
    .filter((_, index) => typeof path[index + 1] !== "number");
}
