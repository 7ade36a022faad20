import type { Claims } from "../../src/site/content/collections-schema.ts";
import type { ClaimSource } from "../../src/site/content/resolved-page.ts";
import { valuePattern } from "../../src/site/content/value-pattern.ts";

/** The claims in a section's texts that visitors can check. */
export function claimSources(section: unknown, claims: Claims): ClaimSource[] {
  const texts = JSON.stringify(section);
  return Object.values(claims).flatMap(({ value, source }) =>
    source !== undefined && valuePattern(String(value)).test(texts)
      ? [{ value: String(value), url: source }]
      : [],
  );
}
