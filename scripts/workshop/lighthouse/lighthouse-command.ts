import { fileURLToPath } from "node:url";
import { z } from "zod";
import { serveLikeHosting } from "../../../web/publish/hosting/hosting-server.ts";
import { signInPage } from "../../../web/src/team/team-pages.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { builtSite, siteMapRoutes } from "../built-site.ts";
import {
  missedAims,
  type RouteResult,
  resultTable,
  routeResult,
  workText,
} from "./lighthouse-report.ts";
import { fetchLighthouse, type LighthouseRun, runLighthouse } from "./run-lighthouse.ts";

const help = `npm run bench -- lighthouse [options]

Measures every public page of the production build, and the sign-in page, with Lighthouse (mobile,
simulated slow 4G, 4x CPU) beside a hand-written page without script, and prints the medians. Times
depend on the machine: keep it quiet, and compare ratios.

  --runs=<n>       rounds per page (5)
  --only=/,/about  these pages only
  --help           show this`;

const referenceFolder = fileURLToPath(new URL("./reference", import.meta.url));

/** The pages of the sitemap, which search engines may show, and the page where members sign in. */
function measuredRoutes(): string[] {
  return [...siteMapRoutes(), signInPage.path];
}

async function measure(routes: readonly string[], rounds: number): Promise<RouteResult[]> {
  fetchLighthouse();
  const browser = findBrowser();
  const site = await serveLikeHosting(builtSite());
  const reference = await serveLikeHosting(referenceFolder);
  const references: LighthouseRun[] = [];
  const runs = new Map<string, LighthouseRun[]>(routes.map((route) => [route, []]));
  try {
    // We go round by round, so that a slow minute of the machine does not hit only one page.
    for (let round = 1; round <= rounds; round += 1) {
      references.push(await runLighthouse(`${reference.origin}/`, browser));
      for (const route of routes) {
        console.error(`round ${round} of ${rounds}  ${route}`);
        runs.get(route)?.push(await runLighthouse(site.origin + route, browser));
      }
    }
  } finally {
    site.close();
    reference.close();
  }
  return [
    routeResult("(without script)", references, references),
    ...routes.map((route) => routeResult(route, runs.get(route) ?? [], references)),
  ];
}

/** `npm run bench -- lighthouse` checks whether every page reaches the goals. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    runs: wholeNumber(1, 99).default(5),
    only: z.string().optional(),
  });
  if (!line) return 0;
  const { runs, only } = line.values;
  const measured = measuredRoutes();
  const routes = only?.split(",") ?? measured;
  const unknown = routes.find((route) => !measured.includes(route));
  if (unknown !== undefined)
    throw new PlainFailure(`${unknown} is neither a page of the site map nor the sign-in page.`);
  const results = await measure(routes, runs);
  console.log(`\nMedians of ${runs}.\n\n${resultTable(results)}\n`);
  const missed = results.slice(1).filter((result) => missedAims(result).length > 0);
  if (missed.length === 0) console.log("Every page reaches all.");
  else console.log("Not reached, and what the main thread does there (at 4x CPU):");
  for (const result of missed) console.log(`${result.route}: ${missedAims(result).join(", ")}`);
  for (const result of missed.length > 0 ? [...missed, ...results.slice(0, 1)] : []) {
    console.log(`    main thread of ${result.route}: ${workText(result)}`);
  }
  return 0;
}
