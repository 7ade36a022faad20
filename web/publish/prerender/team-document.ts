import { inlineIcons } from "./inline-icons.ts";

interface TeamDocumentParts {
  head: string;
  body: string;
  /** Element that brings the styles. */
  styles: string;
  /** Text of the file of all icons. */
  icons: string;
  /** Addresses of the entry of the team area, and of all that it imports at once. */
  modules: string[];
}

/** The manifest of the installed team area (web/publish/pwa/team-manifest.ts). */
export const teamManifestPath = "/team.webmanifest";

/**
 * The HTML shell of a page of the team area. Unlike on public pages (page-document.ts) the client is
 * started at once, as plain external script: there is nothing to read without it. The script element
 * with `data-team` tells the shells apart from the public pages.
 */
export function teamDocument(parts: TeamDocumentParts): string {
  const { head, body, styles, icons, modules } = parts;
  const [entry, ...imports] = modules;
  if (!entry) throw new Error("the team area has no entry");
  return [
    '<!doctype html><html lang="en" data-heading-font><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    styles,
    `<script type="module" src="${entry}" data-team></script>`,
    ...imports.map((address) => `<link rel="modulepreload" href="${address}">`),
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/icons/team-apple-touch-icon.png"><link rel="manifest" href="${teamManifestPath}">`,
    '<meta name="theme-color" content="#12403a">',
    `</head><body><div id="root">${body}</div>${inlineIcons(body, icons)}</body></html>\n`,
  ].join("");
}
