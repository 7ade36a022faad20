import type { Graph } from "schema-dts";
import { inlineIcons } from "./inline-icons.ts";

interface DocumentParts {
  /** What React rendered: title, meta and link elements first, then the content. */
  rendered: string;
  stylesheet: string;
  /** Text of the file of all icons. */
  icons: string;
  /** Addresses of the app's script files, which the loader starts when something is touched. */
  modules: string[];
  /** Addresses of what the page itself adds, started when an island wakes. */
  pageModules: string[];
  /** Address of the script that registers the service worker. */
  pwa: string;
  loader: string;
  /** Where the app is started at once: at addresses below this one. */
  startBelow: string | undefined;
  structuredData: Graph | undefined;
}

const headElement = /^(<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * React puts what belongs into the head before the content; this cuts the two apart. Its preloads of
 * pictures are left out: they would be fetched before the stylesheet, without which nothing is painted.
 */
export function splitHead(rendered: string): { head: string; body: string } {
  let body = rendered;
  let head = "";
  for (let match = headElement.exec(body); match; match = headElement.exec(body)) {
    if (!match[0].startsWith('<link rel="preload" as="image"')) head += match[0];
    body = body.slice(match[0].length);
  }
  return { head, body };
}

/** JSON for a script element: no `<` can end it early. */
function scriptJson(value: Graph): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The loader without comments and line breaks; its hash is what the CSP allows. */
export function inlineLoader(loader: string): string {
  return loader
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !line.startsWith("//"))
    .join("");
}

/** A whole HTML file. */
export function pageDocument(parts: DocumentParts): string {
  const { rendered, stylesheet, icons, modules, pageModules, pwa, loader, startBelow } = parts;
  const { structuredData } = parts;
  const { head, body } = splitHead(rendered);
  const start = startBelow ? ` data-start-below="${startBelow}"` : "";
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<link rel="stylesheet" href="${stylesheet}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fdfbf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1715" media="(prefers-color-scheme: dark)">',
    structuredData
      ? `<script type="application/ld+json">${scriptJson(structuredData)}</script>`
      : "",
    `<script data-modules="${modules.join(" ")}" data-page-modules="${pageModules.join(" ")}" data-pwa="${pwa}"${start}>${inlineLoader(loader)}</script>`,
    `</head><body><div id="root">${body}</div>${inlineIcons(body, icons)}</body></html>\n`,
  ].join("");
}
