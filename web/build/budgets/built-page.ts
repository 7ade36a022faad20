/** What a built HTML file makes the browser fetch. Files without a slash at the front. */
export interface BuiltPage {
  /** Scripts that need no touch: the start of the service worker, and any plain script element. */
  unasked: string[];
  /** What the inline loader imports when something is touched: the app, and the page's own part. */
  client: string[];
  stylesheets: string[];
  /** The entry of the team area, in its shells. */
  team: string[];
}

function addresses(html: string, pattern: RegExp): string[] {
  const files = [...html.matchAll(pattern)]
    .flatMap(([, found = ""]) => found.split(" "))
    .map((address) => address.replace(/^\//, ""))
    .filter((address) => address !== "");
  return [...new Set(files)];
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
