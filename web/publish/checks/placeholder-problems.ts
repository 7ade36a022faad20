import type { Site } from "../../src/site/content/site-schema.ts";
import type { Problem } from "../content/problem.ts";

/** What stands in site.yaml at `phone.display`; undefined where there is nothing. */
export function siteValue(site: Site, field: string): string | undefined {
  let current: unknown = site;
  for (const key of field.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return;
    current = Reflect.get(current, key);
  }
  return typeof current === "object" ? undefined : String(current);
}

/** Names in the list of placeholders that are no field: a slip there would hide what is invented. */
export function placeholderProblems(site: Site): Problem[] {
  return site.placeholders.flatMap((name, index) =>
    siteValue(site, name) === undefined
      ? [
          {
            file: "web/content/site.yaml",
            field: `placeholders.${index}`,
            message: `"${name}" is no field of this file. Correct the name, or delete the line.`,
          },
        ]
      : [],
  );
}
