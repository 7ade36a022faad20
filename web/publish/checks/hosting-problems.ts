import { createHash } from "node:crypto";
import type { Problem } from "../content/problem.ts";
import { parsePolicy } from "../hosting/content-security-policy.ts";
import type { HeaderRule } from "../hosting/firebase-config.ts";
import { inlineLoader, speculationRules } from "../prerender/page-document.ts";

const file = "firebase.json";

/** The CSP sources that allow every page's inline scripts: the speculation rules and the loader. */
export function inlineSources(loader: string): string[] {
  return [speculationRules, inlineLoader(loader)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

/** Checks that Hosting's Content-Security-Policy allows every page's inline scripts. */
export function hostingProblems(rules: readonly HeaderRule[], loader: string): Problem[] {
  const field = "rules, Content-Security-Policy";
  const policy = rules
    .find(({ source }) => source === "**")
    ?.headers.find(({ key }) => key === "Content-Security-Policy")?.value;
  if (!policy) return [{ file, field, message: 'the headers for "**" must hold one.' }];
  const expected = inlineSources(loader);
  const hashes = (parsePolicy(policy).get("script-src") ?? []).filter((source) =>
    source.startsWith("'sha256-"),
  );
  if (hashes.toSorted().join() === expected.toSorted().join()) return [];
  return [
    {
      file,
      field,
      message: `the hashes in script-src do not fit what web/publish/prerender/page-document.ts puts into every page. Put ${expected.join(" ")} in their place.`,
    },
  ];
}
