import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveLikeHosting } from "../../../web/publish/hosting-server.ts";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { builtSite } from "../built-site.ts";
import { wholeNumber } from "../whole-number.ts";
import {
  missedAims,
  type RouteResult,
  resultTable,
  routeResult,
  workText,
} from "./lighthouse-report.ts";
import { type LighthouseRun, runLighthouse } from "./run-lighthouse.ts";

const help = `npm run lighthouse [-- options]

Measures every public page of the production build with Lighthouse (mobile, simulated slow 4G, 4x CPU)
beside a hand-written page without script, and prints the medians. Times depend on the machine: keep
it quiet, and compare ratios.

  --runs=<n>       rounds per page (5)
  --only=/,/about  these pages only
  --help           show this`;

const referenceFolder = fileURLToPath(new URL("./reference", import.meta.url));

/** The pages that search engines may show: those of the site map. */
function publicRoutes(): string[] {
  const addresses = readFileSync(join(builtSite(), "sitemap.xml"), "utf8").matchAll(
    /<loc>([^<]+)<\/loc>/g,
  );
  return [...addresses].map(([, address = ""]) => new URL(address).pathname);
}

function readOptions(args: string[]) {
  const { values } = readCommandLine({
    args,
    options: {
      runs: { type: "string", default: "5" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const runs = wholeNumber("runs", values.runs, 1);
  const known = publicRoutes();
  const routes = values.only?.split(",") ?? known;
  const unknown = routes.find((route) => !known.includes(route));
  if (unknown !== undefined) throw new PlainFailure(`${unknown} is no page of the site map.`);
  return { runs, routes, help: values.help };
}

async function measure(routes: readonly string[], rounds: number): Promise<RouteResult[]> {
  const browser = findBrowser();
  const site = await serveLikeHosting(builtSite());
  const reference = await serveLikeHosting(referenceFolder);
  const references: LighthouseRun[] = [];
  const runs = new Map<string, LighthouseRun[]>(routes.map((route) => [route, []]));
  try {
    // Round by round, so that a slow minute of the machine does not hit one page only.
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

/** Answers with what was printed last: whether every page reaches the aims. */
async function lighthouse(args: string[]): Promise<void> {
  if (args.includes("--help")) {
    console.log(help);
    return;
  }
  const { routes, runs } = readOptions(args);
  const results = await measure(routes, runs);
  console.log(`\nMedians of ${runs}.\n\n${resultTable(results)}\n`);
  const missed = results.slice(1).flatMap((result) => {
    const aims = missedAims(result);
    if (aims.length === 0) return [];
    return [`${result.route}: ${aims.join(", ")}`, `    main thread: ${workText(result)}`];
  });
  if (missed.length === 0) {
    console.log("Every page reaches all.");
    return;
  }
  const [reference] = results;
  console.log(
    `Not reached, and what the main thread does there (at 4x CPU):\n${missed.join("\n")}`,
  );
  if (reference) console.log(`(without script)\n    main thread: ${workText(reference)}`);
}

try {
  await lighthouse(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof PlainFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
