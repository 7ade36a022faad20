import { createHash } from "node:crypto";
import type { Problem } from "../content/problem.ts";
import { appCheckSources, parsePolicy } from "../hosting/content-security-policy.ts";
import type { HeaderRule } from "../hosting/firebase-config.ts";
import { inlineLoader, speculationRules } from "../prerender/page-document.ts";

const file = "firebase.json";

/** The CSP sources that allow what every page has inline: the speculation rules and the loader. */
export function inlineSources(loader: string): string[] {
  return [speculationRules, inlineLoader(loader)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}

/** Trusted types keep injected script out. reCAPTCHA sets the addresses of its scripts as plain texts. */
function trustedTypesProblems(directives: Map<string, string[]>, withAppCheck: boolean): string[] {
  const demanded = directives.get("require-trusted-types-for")?.join(" ") === "'script'";
  const named = directives.has("trusted-types");
  if (!withAppCheck && !demanded) return ["require-trusted-types-for 'script' is missing."];
  return withAppCheck && (demanded || named)
    ? ["require-trusted-types-for and trusted-types keep reCAPTCHA out: take both away."]
    : [];
}

/** What the policy must allow for App Check, or must not where it is off. */
function appCheckProblems(directives: Map<string, string[]>, isOn: boolean): string[] {
  return Object.entries(appCheckSources).flatMap(([directive, sources]) => {
    const allowed = directives.get(directive) ?? [];
    const wrong = sources.filter((source) => allowed.includes(source) !== isOn);
    if (wrong.length === 0) return [];
    return isOn
      ? `${directive} lacks ${wrong.join(" ")}, which appCheckSiteKey in site.yaml needs.`
      : `${directive} allows ${wrong.join(" ")}, but site.yaml has no appCheckSiteKey: take it away.`;
  });
}

/** Whether the Content-Security-Policy of Hosting still fits the content and the loader. */
export function hostingProblems(
  rules: readonly HeaderRule[],
  {
    schedulingUrl,
    appCheckSiteKey,
    loader,
  }: { schedulingUrl: string; appCheckSiteKey?: string | undefined; loader: string },
): Problem[] {
  const field = "rules, Content-Security-Policy";
  const policy = rules
    .find(({ source }) => source === "**")
    ?.headers.find(({ key }) => key === "Content-Security-Policy")?.value;
  if (!policy) return [{ file, field, message: 'the headers for "**" must hold one.' }];

  const directives = parsePolicy(policy);
  const problems: Problem[] = [];
  const { origin } = new URL(schedulingUrl);
  const ofAppCheck: readonly string[] = appCheckSources["frame-src"];
  const frames = (directives.get("frame-src") ?? []).filter(
    (source) => !ofAppCheck.includes(source),
  );
  if (frames.length !== 1 || frames[0] !== origin) {
    problems.push({
      file,
      field,
      message: `frame-src is "${frames.join(" ")}", but schedulingUrl in site.yaml needs exactly ${origin}.`,
    });
  }
  const withAppCheck = appCheckSiteKey !== undefined;
  for (const message of [
    ...appCheckProblems(directives, withAppCheck),
    ...trustedTypesProblems(directives, withAppCheck),
  ]) {
    problems.push({ file, field, message });
  }
  const expected = inlineSources(loader);
  const hashes = (directives.get("script-src") ?? []).filter((source) =>
    source.startsWith("'sha256-"),
  );
  if (hashes.toSorted().join() !== expected.toSorted().join()) {
    problems.push({
      file,
      field,
      message: `the hashes in script-src do not fit what web/publish/prerender/page-document.ts puts into every page. Put ${expected.join(" ")} in their place.`,
    });
  }
  return problems;
}
