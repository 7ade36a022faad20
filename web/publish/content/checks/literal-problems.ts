import type { Content } from "../read-content.ts";
import type { Problem } from "./problem.ts";

/** A page as its file: web/content/pages/<name>.yaml. */
export interface PageFile {
  name: string;
  yaml: string;
}

/** Claims that cannot be meant by chance, such as "300+" and "99.9%"; "24 hours" and "50%" can. */
const telling = /\d\+|\d\.\d/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Prices and claims that a page types by hand: it would keep the old one when the owner changes the entry. */
export function literalProblems(
  { name, yaml }: PageFile,
  { claims }: Pick<Content, "claims">,
): Problem[] {
  const values = Object.entries(claims)
    .map(([key, { value }]) => ({ key, value: String(value) }))
    .filter(({ value }) => telling.test(value))
    .map(({ key, value }) => ({
      key,
      pattern: new RegExp(`(?<![\\w.])${escaped(value)}(?!\\w)`, "g"),
    }));
  const problem = (line: number, message: string) => ({
    file: `web/content/pages/${name}.yaml`,
    field: `line ${line + 1}`,
    message,
  });
  return yaml.split("\n").flatMap((text, line) => {
    if (/^\s*#/.test(text)) return [];
    const amounts = text.match(/\$\d+(?:,\d{3})*/g) ?? [];
    return [
      ...amounts.map((amount) =>
        problem(
          line,
          `"${amount}" is typed by hand. Use its entry of prices.yaml, such as {{prices.package_5_pages}}, or add one: then all pages follow.`,
        ),
      ),
      ...values.flatMap(({ key, pattern }) =>
        (text.match(pattern) ?? []).map((value) =>
          problem(
            line,
            `"${value}" is typed by hand. Write {{claims.${key}}}: then all pages follow.`,
          ),
        ),
      ),
    ];
  });
}
