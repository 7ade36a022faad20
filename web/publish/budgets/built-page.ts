/** What a built HTML file makes the browser fetch. Files without a slash at the front. */
export interface BuiltPage {
  /** Scripts that need no touch: the start of the service worker, and any plain script element. */
  unasked: string[];
  /** What the inline loader imports when something is touched: the app, and the page's own part. */
  client: string[];
  stylesheets: string[];
  /** The entry of the team area, in its shells. */
  team: string[];
  /** Pictures in the text, each in its largest size, and the sheet of icons: all that scrolling brings. */
  pictures: string[];
  /** What the browser takes beside the page: manifest and icon. */
  extras: string[];
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

/** Reads an HTML file that the prerender wrote (page-document.ts, loader.js; team-document.ts). */
export function readBuiltPage(html: string): BuiltPage {
  return {
    unasked: [
      ...addresses(html, /<script\b[^>]*\bdata-pwa="([^"]*)"/g),
      ...addresses(html, /<script\b[^>]*\bsrc="([^"]*)"/g),
      ...addresses(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]*)"/g),
    ],
    client: [
      ...addresses(html, /<script\b[^>]*\bdata-modules="([^"]*)"/g),
      ...addresses(html, /<script\b[^>]*\bdata-page-modules="([^"]*)"/g),
    ],
    stylesheets: addresses(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]*)"/g),
    pictures: [
      ...new Set([...largestPictures(html), ...addresses(html, /<use\b[^>]*\bhref="([^"#]*)/g)]),
    ],
    extras: addresses(
      html,
      /<link\b[^>]*\brel="(?:manifest|icon)"[^>]*\bhref="([^"]*\.(?:svg|webmanifest))"/g,
    ),
    team: addresses(html, /<script\b[^>]*\bsrc="([^"]*)" data-team>/g),
  };
}

/** `/` for index.html, `/about` for about.html: the route that Hosting serves a file at. */
export function routeOf(htmlFile: string): string {
  return htmlFile === "index.html" ? "/" : `/${htmlFile.replace(/\.html$/, "")}`;
}

/** The file that Hosting serves at a route or address. */
export function fileOf(route: string): string {
  if (route === "/") return "index.html";
  const file = route.replace(/^\//, "");
  return /\.[a-z0-9]+$/i.test(file) ? file : `${file}.html`;
}
