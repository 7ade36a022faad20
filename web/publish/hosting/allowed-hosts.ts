import { parsePolicy } from "./content-security-policy.ts";
import type { HeaderRule } from "./firebase-config.ts";

/** Other companies that a Content-Security-Policy lets a page load from or send to. */
export function allowedHosts(rules: readonly HeaderRule[]): string[] {
  const policies = rules
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key.toLowerCase() === "content-security-policy")
    .map(({ value }) => parsePolicy(value));
  const sources = policies.flatMap((directives) =>
    [...directives].flatMap(([directive, allowed]) =>
      directive === "trusted-types" ? [] : allowed,
    ),
  );
  const elsewhere = sources.filter((source) => !/^'|^(?:data|blob|mailto):$/.test(source));
  return [...new Set(elsewhere.map((source) => source.replace(/^\w+:\/\/([^/]+).*$/, "$1")))];
}
