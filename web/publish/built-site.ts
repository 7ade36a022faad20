import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The part of Vite's build manifest that is read here. */
const buildManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

type BuildManifest = z.infer<typeof buildManifest>;

/** Reads what the build in a folder says about its scripts. */
export function readBuildManifest(folder: string): BuildManifest {
  const text = readFileSync(join(folder, ".vite/manifest.json"), "utf8");
  return buildManifest.parse(JSON.parse(text));
}

/**
 * Returns script files with all that they import at once, and with the wanted parts of what they may import later. The
 * files are named as in the manifest, without a slash at the front.
 * @throws Error for a file that the manifest does not know, because its imports would be missed.
 */
export function withImports(
  manifest: BuildManifest,
  files: readonly string[],
  isWantedLater: (key: string) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports) collect(imported);
    for (const imported of chunk.dynamicImports.filter(isWantedLater)) collect(imported);
  };
  for (const file of files) {
    const key = Object.keys(manifest).find((one) => manifest[one]?.file === file);
    if (!key) throw new Error(`the build manifest has no chunk with the file ${file}`);
    collect(key);
  }
  return [...found];
}

/** The addresses of this site's files in what a pattern finds. Links to pages have no extension and are left out. */
function fileAddresses(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .flatMap(([, value = ""]) => value.split(/[\s,]+/))
    .map((address) => address.replace(/[?#].*$/, ""))
    .filter((address) => /^\/(?!\/).*\.\w+$/.test(address));
}

/** Everything that a page names: scripts, styles, pictures, icons, manifest. */
export function filesOfPage(html: string): string[] {
  const attribute = /\b(?:href|src|srcset|data-scripts|data-touched|data-background)="([^"]+)"/g;
  return fileAddresses(html, attribute);
}

/** The files that a stylesheet names: fonts. */
export function filesOfStyle(css: string): string[] {
  return fileAddresses(css, /\burl\(["']?([^"')]+)["']?\)/g);
}

function addresses(html: string, pattern: RegExp): string[] {
  const files = [...html.matchAll(pattern)]
    .flatMap(([, found = ""]) => found.split(" "))
    .map((address) => address.replace(/^\//, ""))
    .filter((address) => address !== "");
  return [...new Set(files)];
}

/** The largest candidate of each `srcset`, and the pictures that have one size only. */
function largestPictures(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([element]) => {
    const candidates = /\bsrcset="([^"]*)"/i.exec(element)?.[1]?.split(",") ?? [];
    const largest = candidates
      .map((candidate) => candidate.trim().split(/\s+/))
      .sort(([, a = "0"], [, b = "0"]) => Number.parseFloat(b) - Number.parseFloat(a))[0]?.[0];
    return addresses(largest ? `src="${largest}"` : element, /\bsrc="([^"]*)"/g);
  });
}

/**
 * What a built HTML file makes the browser fetch; the prerender wrote it (page-document.ts, loader.js;
 * team-document.ts). The files have no slash at the front.
 */
export function readBuiltPage(html: string) {
  return {
    /** Scripts that need no touch: the start of the service worker, and any plain script element. */
    unasked: [
      ...addresses(html, /<script\b[^>]*\bdata-background="([^"]*)"/g),
      ...addresses(html, /<script\b[^>]*\bsrc="([^"]*)"/g),
      ...addresses(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]*)"/g),
    ],
    /** What the inline loader imports when the page's islands are touched. */
    islands: addresses(html, /\bdata-scripts="([^"]*)"/g),
    /** What a touch of the sign-in page loads. */
    touched: addresses(html, /\bdata-touched="([^"]*)"/g),
    stylesheets: addresses(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]*)"/g),
    /** Pictures in the text, each in its largest size, and the sheet of icons: all that scrolling loads. */
    pictures: [
      ...new Set([...largestPictures(html), ...addresses(html, /<use\b[^>]*\bhref="([^"#]*)/g)]),
    ],
    /** What the browser fetches in addition to the page: manifest and icon. */
    extras: addresses(
      html,
      /<link\b[^>]*\brel="(?:manifest|icon)"[^>]*\bhref="([^"]*\.(?:svg|webmanifest))"/g,
    ),
    /** The entry of the team area, in its shells. */
    team: addresses(html, /<script\b[^>]*\bsrc="([^"]*)" data-team>/g),
  };
}

/** The address at which Hosting serves a file: `/` for index.html, `/about` for about.html. */
export function routeOf(file: string): string {
  return file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
}

/** The file that Hosting serves at a route or address. */
export function fileOf(route: string): string {
  if (route === "/") return "index.html";
  const file = route.replace(/^\//, "");
  return /\.[a-z0-9]+$/i.test(file) ? file : `${file}.html`;
}
