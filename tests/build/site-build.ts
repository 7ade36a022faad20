import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeOf } from "#web/publish/built-site.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { teamPages } from "#web/src/team/team-pages.ts";
import { HtmlDocument } from "./html-document.ts";

if (!existsSync(join(siteFolder, "index.html"))) {
  throw new Error(`${siteFolder} is not built: run npx vite build -c web/vite.config.ts first.`);
}

/** Returns the text of a file of the built site. */
export function builtText(file: string): string {
  return readFileSync(join(siteFolder, file), "utf8");
}

interface BuiltRoute {
  /** A route such as `/about`. */
  route: string;
  /** A file such as `about.html`. */
  file: string;
  html: string;
  document: HtmlDocument;
}

/** All files of the built site, such as `assets/x.js`. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(siteFolder, { recursive: true, encoding: "utf8" }),
);

const builtHtml: readonly BuiltRoute[] = [...builtFiles]
  .filter((file) => file.endsWith(".html"))
  .sort()
  .map((file) => {
    const html = builtText(file);
    return { route: routeOf(file), file, html, document: new HtmlDocument(html) };
  });

const isShell = ({ route }: BuiltRoute) => teamPages.some(({ path }) => path === route);

/** Every public page of the built site. */
export const builtRoutes = builtHtml.filter((page) => !isShell(page));

/** Every HTML shell of the team area. */
export const teamShells = builtHtml.filter(isShell);

/** Returns the page at a route. @throws if it was not built. */
export function builtRoute(route: string): BuiltRoute {
  const found = builtHtml.find((one) => one.route === route);
  if (!found) throw new Error(`the built site has no page at ${route}`);
  return found;
}
