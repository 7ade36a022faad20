import type { Site } from "../../src/site/content/site-schema.ts";
import type { Problem } from "../content/problem.ts";

/** The value of a field such as `phone.display` in site.yaml; undefined if there is none. */
export function siteValue(site: Site, field: string): string | undefined {
  let current: unknown = site;
  for (const key of field.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return;
    current = Reflect.get(current, key);
  }
  return typeof current === "object" ? undefined : String(current);
}

/** Names in the list of placeholders that aren't fields: a typo there would hide an invented value. */
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
