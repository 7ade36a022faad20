import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { selfStarting } from "./budgets.ts";
import { fileOf, readBuiltPage, routeOf } from "./built-page.ts";
import { type ClientChunks, clientChunks, firstLoadFiles } from "./client-chunks.ts";
import { precacheList } from "./precache-list.ts";
import type { Weights } from "./weights.ts";
import { wireBytes } from "./wire-bytes.ts";

/** A route with the files of its page and of its started client. */
export interface FirstLoad {
  route: string;
  html: string;
  scripts: string[];
  stylesheets: string[];
}

function readChunks(folder: string): ClientChunks {
  const text = readFileSync(join(folder, ".vite/manifest.json"), "utf8");
  return clientChunks.parse(JSON.parse(text));
}

/** The first loads of all pages in a built site (web/dist). */
export function firstLoads(folder: string): FirstLoad[] {
  const chunks = readChunks(folder);
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort();
  return pages.map((html) => {
    const { modules, stylesheets } = readBuiltPage(readFileSync(join(folder, html), "utf8"));
    const scripts = [...firstLoadFiles(chunks, modules, selfStarting)];
    return { route: routeOf(html), html, scripts, stylesheets };
  });
}

/** Weighs every page of a built site, and what its service worker fetches ahead. */
export function weighSite(folder: string): Weights {
  const known = new Map<string, number>();
  const weigh = (file: string): number => {
    const bytes = known.get(file) ?? wireBytes(file, readFileSync(join(folder, file)));
    known.set(file, bytes);
    return bytes;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
  const worker = join(folder, "sw.js");
  const precache = existsSync(worker)
    ? precacheList(readFileSync(worker, "utf8")).map(fileOf)
    : undefined;
  return {
    routes: firstLoads(folder).map(({ route, html, scripts, stylesheets }) => ({
      route,
      script: sum(scripts),
      html: weigh(html),
      css: sum(stylesheets),
    })),
    precache: precache && { bytes: sum(precache), files: precache.length },
  };
}
