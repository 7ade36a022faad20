import { createHash } from "node:crypto";
import type { HeaderRule } from "../../firebase-config.ts";
import { inlineLoader } from "../../prerender/page-document.ts";
import type { Fault } from "./fault.ts";

const file = "firebase.json";

/** `script-src 'self'; frame-src https://…` as directive -> sources. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

/** The CSP source that allows the inline loader. */
export function loaderSource(loader: string): string {
  return `'sha256-${createHash("sha256").update(inlineLoader(loader)).digest("base64")}'`;
}

/**
 * What reCAPTCHA Enterprise and App Check load and call from a page, by directive.
 * https://cloud.google.com/recaptcha/docs/faq (Content Security Policy), and the App Check SDK.
 */
export const appCheckSources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/"],
  "connect-src": [
    "https://www.google.com/recaptcha/",
    "https://content-firebaseappcheck.googleapis.com",
  ],
} as const;

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
export function hostingFaults(
  rules: readonly HeaderRule[],
  {
    schedulingUrl,
    appCheckSiteKey,
    loader,
  }: { schedulingUrl: string; appCheckSiteKey?: string | undefined; loader: string },
): Fault[] {
  const field = "rules, Content-Security-Policy";
  const policy = rules
    .find(({ source }) => source === "**")
    ?.headers.find(({ key }) => key === "Content-Security-Policy")?.value;
  if (!policy) return [{ file, field, wanted: 'the headers for "**" must hold one.' }];

  const directives = parsePolicy(policy);
  const faults: Fault[] = [];
  const { origin } = new URL(schedulingUrl);
  const ofAppCheck: readonly string[] = appCheckSources["frame-src"];
  const frames = (directives.get("frame-src") ?? []).filter((one) => !ofAppCheck.includes(one));
  if (frames.length !== 1 || frames[0] !== origin) {
    faults.push({
      file,
      field,
      wanted: `frame-src is "${frames.join(" ")}", but schedulingUrl in site.yaml needs exactly ${origin}.`,
    });
  }
  for (const wanted of appCheckProblems(directives, appCheckSiteKey !== undefined)) {
    faults.push({ file, field, wanted });
  }
  const wanted = loaderSource(loader);
  const hashes = (directives.get("script-src") ?? []).filter((one) => one.startsWith("'sha256-"));
  if (hashes.length !== 1 || hashes[0] !== wanted) {
    faults.push({
      file,
      field,
      wanted: `the hash in script-src does not fit web/publish/prerender/loader.js. Put ${wanted} in its place.`,
    });
  }
  return faults;
}
