/** What a built HTML file makes the browser fetch. Files without a slash at the front. */
export interface BuiltPage {
  /** What its inline loader imports. */
  modules: string[];
  stylesheets: string[];
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Reads an HTML file that the prerender wrote (page-document.ts). */
export function readBuiltPage(html: string): BuiltPage {
  const [modules = ""] = matches(html, /<script data-modules="([^"]*)"/g);
  const addresses = [
    ...modules.split(" ").filter((address) => address !== ""),
    ...matches(html, /<script\b[^>]*\bsrc="([^"]+)"/g),
    ...matches(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
  ];
  const withoutSlash = (address: string) => address.replace(/^\//, "");
  return {
    modules: [...new Set(addresses)].map(withoutSlash),
    stylesheets: matches(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g).map(
      withoutSlash,
    ),
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
