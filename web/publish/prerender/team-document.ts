import { inlineIcons } from "./inline-icons.ts";

interface TeamDocumentParts {
  head: string;
  body: string;
  /** What entry-sign-in.ts puts in its place for a signed-in member; empty for a page with nothing to read. */
  instead: string;
  /** The element that loads the styles. */
  styles: string;
  /** The text of the file with all icons. */
  icons: string;
  /** The elements that start the client. */
  start: string;
  /** The script that draws the page before the client does; empty if it can be read already. */
  ahead: string;
}

/** The manifest of the installed team area (web/publish/pwa/web-app-manifest.ts). */
export const teamManifestPath = "/team.webmanifest";

/**
 * Starts the client at once, as a plain external script, for a page with nothing to read without it. The script element
 * with `data-team` tells the pages of the team area apart from the public ones.
 * @param modules addresses of the entry of the team area, and of all that it imports at once.
 */
export function startAtOnce([entry, ...imports]: readonly string[]): string {
  if (!entry) throw new Error("the team area has no entry");
  return [
    `<script type="module" src="${entry}" data-team></script>`,
    ...imports.map((address) => `<link rel="modulepreload" href="${address}">`),
  ].join("");
}

/** This isn't a module, which would run only after the client's imports are there (web/src/entry-seen.ts). */
export function drawAhead(script: string): string {
  return `<script src="${script}" data-team></script>`;
}

interface SignInScripts {
  /** The script that waits for a touch (web/src/entry-sign-in.ts). */
  waiting: string;
  touched: readonly string[];
  modules: readonly string[];
  background: string;
}

/**
 * Loads the client when it is wanted, for the sign-in page, which is there as HTML. The script isn't a module, which
 * would run only after the page is drawn and can be pressed.
 */
export function startWhenWanted({ waiting, touched, modules, background }: SignInScripts): string {
  const later = `data-touched="${touched.join(" ")}" data-scripts="${modules.join(" ")}"`;
  return `<script ${later} data-background="${background}" src="${waiting}" data-team></script>`;
}

/** The HTML of a page of the team area; see page-document.ts for that of public pages. */
export function teamDocument(parts: TeamDocumentParts): string {
  const { head, body, instead, styles, icons, start, ahead } = parts;
  // Text that can be read at once doesn't wait for the headings' font (web/src/ui/fonts).
  const font = instead === "" ? " data-heading-font" : "";
  return [
    `<!doctype html><html lang="en"${font}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    // This comes before the styles, which a plain script would wait for.
    start,
    styles,
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="apple-touch-icon" href="/icons/team-apple-touch-icon.png"><link rel="manifest" href="${teamManifestPath}">`,
    '<meta name="theme-color" content="#12403a">',
    `</head><body><div id="root">${body}</div>${ahead}`,
    instead && `<template data-loading>${instead}</template>`,
    `${inlineIcons(body, icons)}</body></html>\n`,
  ].join("");
}
