import type { Graph } from "schema-dts";
import { minifySync } from "vite";
import { inlineIcons } from "./inline-icons.ts";

interface DocumentParts {
  head: string;
  body: string;
  /** The element that loads the styles. */
  styles: string;
  /** The text of the file with all icons. */
  icons: string;
  /** The address of the script that runs behind every page (web/src/entry-background.ts). */
  background: string;
  /** The address of the script that has web/src/islands/vanished-chunks.ts, and imports nothing. */
  recovery: string;
  loader: string;
  /** Whether this page answers every address that doesn't exist. */
  isMissing: boolean;
  structuredData: Graph | undefined;
}

/**
 * Fetches the page behind a link while the finger is still on it, but not in the blog's reader once it runs; browsers
 * never do it under Save-Data. It doesn't use `rel=prefetch`, whose response browsers fetch a second time when the link
 * is followed: measured, that made a tap a third slower (docs/decisions/001-pages-without-script.md).
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[data-ready] a" } }],
      },
      eagerness: "conservative",
    },
  ],
});

/** JSON for a script element: no `<` can end it early. */
function scriptJson(value: Graph): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The loader as it is in every page; the CSP allows its hash. */
export function inlineLoader(loader: string): string {
  const { code, errors } = minifySync("loader.js", loader, { module: false });
  const [problem] = errors;
  if (problem) throw new Error(`the loader can't be read: ${problem.message}`);
  return code;
}

/** A whole HTML file. */
export function pageDocument(parts: DocumentParts): string {
  const { head, body, styles, icons, background, recovery, loader, isMissing, structuredData } =
    parts;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    styles,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fdfbf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1715" media="(prefers-color-scheme: dark)">',
    structuredData
      ? `<script type="application/ld+json">${scriptJson(structuredData)}</script>`
      : "",
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script data-background="${background}" data-recovery="${recovery}"${isMissing ? " data-missing" : ""}>${inlineLoader(loader)}</script>`,
    `</head><body><div id="root">${body}</div>${inlineIcons(body, icons)}</body></html>\n`,
  ].join("");
}
