import { formatDollars } from "#contract/price-sums";
import { wholeTimes } from "#contract/whole-times";
import { nearestName } from "./nearest-name.ts";
import { valueAt } from "./value-at.ts";

/** Values that `{{group.key}}` may name: `site`, `claims`, `prices`. A group is undefined where its file can't be read. */
export type PlaceholderValues = Record<string, unknown>;

/** The file of each group. */
const groups: Record<string, string> = {
  site: "site.yaml",
  claims: "claims.yaml",
  prices: "the entries of prices.yaml",
};

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Replaces a value that isn't known yet: its problem is reported where it's written. Nobody types this character. */
export const unread = "\uFFFC";

/** The text of a placeholder, with prices as dollars. */
function textOf(value: unknown, name: string): string | undefined {
  if (value === null) return unread;
  if (typeof value === "number" && name.startsWith("prices.")) return formatDollars(value);
  return typeof value === "number" || typeof value === "string" ? String(value) : undefined;
}

function namesIn(value: unknown, name: string): string[] {
  if (!isGroup(value)) return [name];
  return Object.entries(value).flatMap(([key, item]) =>
    namesIn(item, name ? `${name}.${key}` : key),
  );
}

function unknownName(name: string, values: PlaceholderValues): string {
  const [group = ""] = name.split(".");
  const near = nearestName(name, namesIn(values, ""));
  const meant = near === undefined ? "" : ` Did you mean {{${near}}}?`;
  const where = groups[group];
  return where === undefined
    ? `{{${name}}} is not known: begin with site., claims. or prices.${meant}`
    : `{{${name}}} is not known: there is no such name in ${where}.${meant || " Change the words that use it, or write it there again."}`;
}

/**
 * Replaces each `{{group.key}}` in every text below `value`, so that a price or a claim is written once, and gives each
 * price such as `{ key: ai_setup, from: true }` its `amount`. Keeps times of day whole.
 * @param report hears about each name that does not exist, with its field.
 */
export function fillPlaceholders(
  value: unknown,
  values: PlaceholderValues,
  report: (field: string, message: string) => void,
): unknown {
  const isUnread = (name: string) => {
    const [group = ""] = name.split(".");
    return group in groups && values[group] === undefined;
  };
  const shown = (whole: string, name: string, field: string): string => {
    if (isUnread(name)) return unread;
    const found = textOf(valueAt(values, name.split(".")), name);
    if (found === undefined) report(field, unknownName(name, values));
    return found ?? whole;
  };
  const fill = (node: unknown, field: string): unknown => {
    const fieldOf = (key: string | number) => (field ? `${field}.${key}` : String(key));
    if (typeof node === "string") {
      return wholeTimes(node).replace(/\{\{\s*([^}]*?)\s*\}\}/g, (whole, name: string) =>
        shown(whole, name, field),
      );
    }
    if (Array.isArray(node)) return node.map((item, index) => fill(item, fieldOf(index)));
    if (!isGroup(node)) return node;
    const filled = Object.fromEntries(
      Object.entries(node).map(([key, item]) => [key, fill(item, fieldOf(key))]),
    );
    if (typeof filled.key !== "string") return filled;
    const amount = isUnread("prices") ? 1 : valueAt(values, ["prices", filled.key]);
    if (amount === undefined) {
      const near = isGroup(values.prices) && nearestName(filled.key, Object.keys(values.prices));
      const meant = near ? ` Did you mean “${near}”?` : "";
      report(fieldOf("key"), `“${filled.key}” is not among the entries of prices.yaml.${meant}`);
    }
    // The problem with an unknown key has just been reported.
    return { ...filled, amount: amount ?? 1 };
  };
  return fill(value, "");
}
