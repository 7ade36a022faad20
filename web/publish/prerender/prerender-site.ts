import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { signInPage, teamPages } from "../../src/team/team-pages.ts";
import { fileOf } from "../built-site.ts";
import type { Content } from "../content/content.ts";
import { sitePages } from "../content/post-pages.ts";
import { teamManifest } from "../pwa/web-app-manifest.ts";
import { readClientFiles } from "./client-files.ts";
import { atomFeed, rssFeed } from "./feed.ts";
import { pageDocument } from "./page-document.ts";
import { serverProgram } from "./server-program.ts";
import { robotsTxt, siteMap } from "./site-map.ts";
import { siteStructuredData } from "./site-structured-data.ts";
import {
  drawAhead,
  startAtOnce,
  startWhenWanted,
  teamDocument,
  teamManifestPath,
} from "./team-document.ts";

interface PrerenderOptions {
  content: Content;
  /** The folder of the client build, where the pages go. */
  outFolder: string;
  /** The built entry-prerender.tsx. */
  serverEntry: string;
  /** The script in the head of every public page. */
  loader: string;
  /** The text of the file with all icons. */
  icons: string;
}

/** The page that the server sends for every address that doesn't exist. */
export const missingPage = "not-found";

/**
 * Renders every page and post of the content folder into its file, a shell for each page of the team
 * area, the styles of all pages into one cached stylesheet, and the feeds, the site map and robots.txt.
 */
export async function prerenderSite(options: PrerenderOptions): Promise<void> {
  const { content, outFolder, serverEntry, loader, icons } = options;
  const server = serverProgram.parse(await import(pathToFileURL(serverEntry).href));
  const clientFiles = readClientFiles(outFolder);

  const pages = [];
  for (const page of sitePages(content)) {
    const scripts = clientFiles.islandScripts(page.name);
    pages.push({ page, ...(await server.renderPage(page.name, page.path, scripts)) });
  }
  const shells = [];
  for (const page of teamPages) {
    shells.push({ page, ...(await server.renderTeamShell(page.name)) });
  }
  const styles = new Map([...pages, ...shells].flatMap(({ styles }) => [...styles]));
  const stylesheet = [clientFiles.clientCss, ...styles.values()].join("");
  const hash = createHash("sha256").update(stylesheet).digest("base64url").slice(0, 8);
  const stylesheetPath = `/assets/site-${hash}.css`;
  const stylesheetLink = `<link rel="stylesheet" href="${stylesheetPath}">`;

  const graphs = siteStructuredData(content);
  const pageTexts = pages.map(({ page, head, body }) => [
    fileOf(page.path),
    pageDocument({
      head,
      body,
      styles: stylesheetLink,
      icons,
      background: clientFiles.background,
      recovery: clientFiles.recovery,
      loader,
      isMissing: page.name === missingPage,
      structuredData: graphs.get(page.name),
    }),
  ]);
  const { teamModules: modules, signIn, seen, background } = clientFiles;
  const shellTexts = shells.map(({ page, head, body, instead }) => [
    fileOf(page.path),
    teamDocument({
      head,
      body,
      instead,
      styles: stylesheetLink,
      icons,
      start:
        page === signInPage
          ? startWhenWanted({ ...signIn, modules, background })
          : startAtOnce(modules),
      ahead: page === signInPage ? "" : drawAhead(seen),
    }),
  ]);
  const outputs: Record<string, string> = {
    [stylesheetPath.slice(1)]: stylesheet,
    ...Object.fromEntries([...pageTexts, ...shellTexts]),
    [teamManifestPath.slice(1)]: JSON.stringify(teamManifest(content.site)),
    "feed.xml": rssFeed(content),
    "atom.xml": atomFeed(content),
    "sitemap.xml": siteMap(content),
    "robots.txt": robotsTxt(content),
  };
  for (const [file, text] of Object.entries(outputs)) {
    const target = join(outFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
