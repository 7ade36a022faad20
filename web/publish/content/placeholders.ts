import { ContentProblem } from "./content-problem.ts";

/** Values that `{{group.key}}` may name: `site`, `claims`, `prices`. */
export type PlaceholderValues = Record<string, unknown>;

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** A whole number of dollars as the pages write it: `$1,200`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

function lookUp(values: PlaceholderValues, name: string): string | undefined {
  let current: unknown = values;
  for (const key of name.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return;
    current = Reflect.get(current, key);
  }
  if (typeof current === "number") {
    return name.startsWith("prices.") ? formatDollars(current) : String(current);
  }
  return typeof current === "string" ? current : undefined;
}

/**
 * Replaces each `{{group.key}}` in every text below `value`, so that a price or a claim stands once.
 * @throws ContentProblem for a name that does not exist.
 */
export function fillPlaceholders(value: unknown, values: PlaceholderValues, file: string): unknown {
  const faults: string[] = [];
  const fill = (node: unknown, field: string): unknown => {
    if (typeof node === "string") {
      return node.replace(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string) => {
        const found = lookUp(values, name);
        if (found !== undefined) return found;
        faults.push(
          `${field}: {{${name}}} is not known. Use a key of site.yaml, claims.yaml or prices.yaml (entries).`,
        );
        return whole;
      });
    }
    if (Array.isArray(node)) return node.map((item, index) => fill(item, `${field}.${index}`));
    if (typeof node === "object" && node !== null) {
      return Object.fromEntries(
        Object.entries(node).map(([key, item]) => [
          key,
          fill(item, field ? `${field}.${key}` : key),
        ]),
      );
    }
    return node;
  };
  const filled = fill(value, "");
  if (faults.length > 0) throw new ContentProblem(file, faults);
  return filled;
}
