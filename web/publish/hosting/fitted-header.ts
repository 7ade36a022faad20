import type { Site } from "../../src/site/content/site-schema.ts";
import { appCheckSources, parsePolicy } from "./content-security-policy.ts";

interface Header {
  key: string;
  value: string;
}

/** The content that the headers depend on. */
export type HeaderSettings = Pick<Site, "schedulingUrl" | "appCheckSiteKey" | "https">;

/**
 * How many seconds browsers insist on https, with their other instructions
 * (https://developer.mozilla.org/docs/Web/HTTP/Headers/Strict-Transport-Security).
 */
const httpsValues = {
  day: "max-age=86400",
  year: "max-age=31536000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
} as const satisfies Record<Site["https"], string>;

const isOfAppCheck = (name: string): name is keyof typeof appCheckSources =>
  name in appCheckSources;

/** reCAPTCHA sets the addresses of its scripts as plain strings. */
const refusedByAppCheck = ["require-trusted-types-for", "trusted-types"];

/** Pages with a frame are those with the calendar and the forms. */
function fittedPolicy(policy: string, { schedulingUrl, appCheckSiteKey }: HeaderSettings): string {
  const directives = parsePolicy(policy);
  if (!directives.has("frame-src")) return policy;
  return [...directives]
    .filter(([name]) => !(appCheckSiteKey && refusedByAppCheck.includes(name)))
    .map(([name, sources]) => [
      name,
      ...(name === "frame-src" ? [new URL(schedulingUrl).origin] : sources),
      ...(appCheckSiteKey && isOfAppCheck(name) ? appCheckSources[name] : []),
    ])
    .map((words) => words.join(" "))
    .join("; ");
}

/** A header of firebase.json, with the parts that the content decides: the calendar's host, App Check, and https. */
export function fittedHeader({ key, value }: Header, settings: HeaderSettings): Header {
  if (key === "Content-Security-Policy") return { key, value: fittedPolicy(value, settings) };
  if (key === "Strict-Transport-Security") return { key, value: httpsValues[settings.https] };
  return { key, value };
}
