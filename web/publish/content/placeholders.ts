import { formatDollars } from "../../src/site/sections/format-price.ts";
import { ContentProblem } from "./content-problem.ts";

/** Values that `{{group.key}}` may name: `site`, `claims`, `prices`. */
export type PlaceholderValues = Record<string, unknown>;

function lookUp(values: PlaceholderValues, name: string): unknown {
  let current: unknown = values;
  for (const key of name.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return;
    current = Reflect.get(current, key);
  }
  return current;
}

/** What a placeholder shows: prices as dollars. */
function textOf(value: unknown, name: string): string | undefined {
  if (typeof value === "number" && name.startsWith("prices.")) return formatDollars(value);
  return typeof value === "number" || typeof value === "string" ? String(value) : undefined;
}

/**
 * Replaces each `{{group.key}}` in every text below `value`, so that a price or a claim stands once, and
 * gives each price such as `{ key: ai_setup, from: true }` its `amount`.
 * @throws ContentProblem for a name that does not exist.
 */
export function fillPlaceholders(value: unknown, values: PlaceholderValues, file: string): unknown {
  const problems: string[] = [];
  const fill = (node: unknown, field: string): unknown => {
    if (typeof node === "string") {
      return node.replace(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string) => {
        const shown = textOf(lookUp(values, name), name);
        if (shown !== undefined) return shown;
        problems.push(
          `${field}: {{${name}}} is not known. Use a key of site.yaml, claims.yaml or prices.yaml (entries).`,
        );
        return whole;
      });
    }
    if (Array.isArray(node)) return node.map((item, index) => fill(item, `${field}.${index}`));
    if (typeof node === "object" && node !== null) {
      const filled = Object.fromEntries(
        Object.entries(node).map(([key, item]) => [
          key,
          fill(item, field ? `${field}.${key}` : key),
        ]),
      );
      if (typeof filled.key !== "string") return filled;
      const amount = lookUp(values, `prices.${filled.key}`);
      if (amount === undefined) {
        problems.push(`${field}.key: "${filled.key}" is not among the entries of prices.yaml.`);
      }
      return { ...filled, amount };
    }
    return node;
  };
  const filled = fill(value, "");
  if (problems.length > 0) throw new ContentProblem(file, problems);
  return filled;
}
