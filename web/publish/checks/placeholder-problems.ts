import type { Site } from "../../src/site/content/site-schema.ts";
import type { Problem } from "../content/problem.ts";
import { valueAt } from "../content/value-at.ts";

/** The value of a field such as `phone.display` in site.yaml; undefined if there is none. */
export function siteValue(site: Site, field: string): string | undefined {
  const value = valueAt(site, field.split("."));
  return value === undefined || typeof value === "object" ? undefined : String(value);
}

/** Names in the list of placeholders that aren't fields: a typo there would hide an invented value. */
export function placeholderProblems(site: Site): Problem[] {
  return site.placeholders.flatMap((name, index) => {
    if (siteValue(site, name) !== undefined) return [];
    const message = `"${name}" is no field of this file. Correct the name, or delete the line.`;
    return [{ file: "web/content/site.yaml", field: `placeholders.${index}`, message }];
  });
}
