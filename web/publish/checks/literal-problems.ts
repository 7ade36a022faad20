import { valuePattern } from "../../src/site/content/value-pattern.ts";
import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { readYamlText } from "../content/yaml-problems.ts";

/** The file of a page: web/content/pages/<name>.yaml. */
export interface PageFile {
  name: string;
  yaml: string;
}

/** Claims that can't appear by chance, such as "300+" and "99.9%"; "24 hours" and "50%" can. */
const telling = /\d\+|\d\.\d/;

const day = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?";
const time = "\\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\b";
/** Opening hours: "Monday to Friday", "Mon-Fri", "9 to 5", "8 am - 6 pm"; "a Saturday" and "6 pm" don't count. */
const hours = new RegExp(
  `\\b${day}\\s?(?:to|through|until|-|–)\\s?${day}\\b|\\bnine to (?:five|six)\\b|\\b9 to [56]\\b|\\b${time}\\.?\\s?(?:to|until|-|–)\\s?${time}`,
  "gi",
);

/**
 * Finds prices, claims and opening hours that a page types by hand: it would keep the old ones when the owner changes
 * the one place that defines them.
 */
export function literalProblems(page: PageFile, { claims }: Pick<Content, "claims">): Problem[] {
  const values = Object.entries(claims)
    .map(([key, { value }]) => ({ key, value: String(value) }))
    .filter(({ value }) => telling.test(value))
    .map(({ key, value }) => ({
      pattern: valuePattern(value, "g"),
      instead: `Write {{claims.${key}}}: then all pages follow.`,
    }));
  const typed = [
    {
      pattern: /\$\d+(?:,\d{3})*/g,
      instead:
        "Use its entry of prices.yaml, such as {{prices.package_5_pages}}, or add one: then all pages follow.",
    },
    {
      pattern: hours,
      instead: "Write {{site.hoursText}}, which follows the hours in site.yaml.",
    },
    ...values,
  ];
  return textFields(readYamlText(page.yaml).value).flatMap(({ field, text }) =>
    typed.flatMap(({ pattern, instead }) =>
      (text.match(pattern) ?? []).map((found) => ({
        file: pageFile(page),
        field,
        message: `“${found}” is typed by hand. ${instead}`,
      })),
    ),
  );
}
