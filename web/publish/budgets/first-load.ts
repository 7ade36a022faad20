import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signInPage } from "../../src/team/team-pages.ts";
import type { PrecacheEntry } from "../../sw/precache-entry.ts";
import {
  fileOf,
  filesOfStyle,
  readBuildManifest,
  readBuiltPage,
  routeOf,
  withImports,
} from "../built-site.ts";
import { precacheList } from "./precache-list.ts";
import type { Weights } from "./weights.ts";
import { wireBytes } from "./wire-bytes.ts";

function builtPages(folder: string) {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const chunks = readBuildManifest(folder);
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((html) => ({ html, ...readBuiltPage(read(html)) }));
  return { chunks, pages };
}

/** The first loads of all public pages in a built site (web/dist): each route with the files of its page. */
export function firstLoads(folder: string) {
  const { chunks, pages } = builtPages(folder);
  const publicPages = pages.filter(({ team }) => team.length === 0);
  return publicPages.map(({ html, unasked, islands, stylesheets, pictures, extras }) => ({
    route: routeOf(html),
    html,
    /** Scripts that are fetched without a touch. */
    unasked: withImports(chunks, unasked),
    /** Those scripts, and the ones that a touch of every island of the page starts. */
    scripts: withImports(chunks, [...unasked, ...islands]),
    ...{ stylesheets, pictures, extras },
  }));
}

/** All scripts of the team area: those that its shells load, and those that these may load later. */
export function teamScripts(folder: string): string[] {
  const { chunks, pages } = builtPages(folder);
  return withImports(chunks, [...new Set(pages.flatMap(({ team }) => team))], () => true);
}

/** The scripts of the sign-in page before it is pressed: with nothing touched (`unasked`), and with its form touched. */
function signInScripts(folder: string) {
  const html = readFileSync(join(folder, fileOf(signInPage.path)), "utf8");
  const page = readBuiltPage(html);
  const unasked = withImports(readBuildManifest(folder), page.unasked);
  return { unasked, all: [...new Set([...unasked, ...page.touched])] };
}

/** Weighs every page of a built site, and what its service worker precaches. */
export function weighSite(folder: string): Weights {
  const cache = new Map<string, number>();
  const weigh = (file: string): number => {
    const bytes = cache.get(file) ?? wireBytes(file, readFileSync(join(folder, file)));
    cache.set(file, bytes);
    return bytes;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
  const weighFiles = (files: readonly string[]) => ({ bytes: sum(files), files: files.length });
  const weighPart = (entries: readonly PrecacheEntry[]) =>
    weighFiles(entries.map(({ url }) => fileOf(url)));
  const entries = precacheList(readFileSync(join(folder, "sw.js"), "utf8"));
  const fontsOf = (stylesheets: readonly string[]) =>
    stylesheets.flatMap((file) => filesOfStyle(readFileSync(join(folder, file), "utf8")));
  const signIn = signInScripts(folder);
  return {
    signIn: { ...weighFiles(signIn.all), unasked: weighFiles(signIn.unasked) },
    team: weighFiles(teamScripts(folder)),
    routes: firstLoads(folder).map(
      ({ route, html, unasked, scripts, stylesheets, pictures, extras }) => ({
        route,
        unasked: sum(unasked),
        script: sum(scripts),
        html: weigh(html),
        css: sum(stylesheets),
        pictures: sum(pictures),
        requests: [html, stylesheets, fontsOf(stylesheets), unasked, pictures, extras].flat()
          .length,
      }),
    ),
    precache: {
      essential: weighPart(entries.filter(({ part }) => part === undefined)),
      ...weighPart(entries.filter(({ part }) => part !== "team")),
    },
  };
}
