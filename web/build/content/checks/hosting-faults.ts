import { createHash } from "node:crypto";
import { z } from "zod";
import { inlineLoader } from "../../prerender/page-document.ts";
import type { Fault } from "./fault.ts";

const file = "firebase.json";

/** firebase.json, as far as the content depends on it. */
export const hostingConfig = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/** `script-src 'self'; frame-src https://…` as directive -> sources. */
export function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

/** The CSP source that allows the inline loader. */
export function loaderSource(loader: string): string {
  return `'sha256-${createHash("sha256").update(inlineLoader(loader)).digest("base64")}'`;
}

/** Whether the Content-Security-Policy of Hosting still fits the content and the loader. */
export function hostingFaults(
  { hosting }: z.infer<typeof hostingConfig>,
  { schedulingUrl, loader }: { schedulingUrl: string; loader: string },
): Fault[] {
  const field = "hosting.headers, Content-Security-Policy";
  const policy = hosting.headers
    .find(({ source }) => source === "**")
    ?.headers.find(({ key }) => key === "Content-Security-Policy")?.value;
  if (!policy) return [{ file, field, wanted: 'the headers for "**" must hold one.' }];

  const directives = parsePolicy(policy);
  const faults: Fault[] = [];
  const { origin } = new URL(schedulingUrl);
  const frames = directives.get("frame-src") ?? [];
  if (frames.length !== 1 || frames[0] !== origin) {
    faults.push({
      file,
      field,
      wanted: `frame-src is "${frames.join(" ")}", but schedulingUrl in site.yaml needs exactly ${origin}.`,
    });
  }
  const wanted = loaderSource(loader);
  const hashes = (directives.get("script-src") ?? []).filter((one) => one.startsWith("'sha256-"));
  if (hashes.length !== 1 || hashes[0] !== wanted) {
    faults.push({
      file,
      field,
      wanted: `the hash in script-src does not fit web/build/prerender/loader.js. Put ${wanted} in its place.`,
    });
  }
  return faults;
}
