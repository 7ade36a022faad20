import { z } from "zod";
import { serveLikeHosting } from "../../../web/publish/hosting/hosting-server.ts";
import { signInPage } from "../../../web/src/team/team-pages.ts";
import { textTable } from "../../admin/project/text-table.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { inTurns, median } from "../runs.ts";
import { builtSite, siteMapRoutes } from "../web-dist.ts";
import { fetchLighthouse, type LighthouseRun, runLighthouse } from "./run-lighthouse.ts";

const help = `npm run bench -- lighthouse [options]

Measures every public page of the production build, and the sign-in page, with Lighthouse (mobile,
simulated slow 4G, 4x CPU), and prints the medians and the goals that a page misses. Times depend on the
machine: keep it quiet, and compare times only with those of the same machine.

  --runs=<n>       rounds per page (5)
  --only=/,/about  these pages only
  --help           show this`;

const scores = ["performance", "accessibility", "best-practices", "seo"] as const;

const publicGoals = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
/** The sign-in page asks search engines to stay away, which lowers its SEO score. */
const signInGoals = { ...publicGoals, performance: 95, seo: 0 };
/** The most milliseconds that scripts may block any page. */
const blockedGoal = 50;

const blocked = "total-blocking-time";
const moved = "cumulative-layout-shift";

type Medians = (measure: keyof LighthouseRun) => number;

/** The goals that a page misses, in words; empty if it reaches all of them. */
export function missedGoals(route: string, of: Medians): string[] {
  const goals = route === signInPage.path ? signInGoals : publicGoals;
  return [
    ...scores.filter((name) => of(name) < goals[name]).map((name) => `${name} ${of(name)}`),
    ...(of(blocked) > blockedGoal ? [`TBT ${Math.round(of(blocked))} ms`] : []),
    ...(of(moved) > 0 ? [`CLS ${of(moved).toFixed(4)}`] : []),
  ];
}

async function measure(routes: readonly string[], runs: number) {
  fetchLighthouse();
  const browser = findBrowser();
  const site = await serveLikeHosting(builtSite());
  const subjects = routes.map((title) => ({ title }));
  try {
    return await inTurns(subjects, runs, ({ title }) =>
      runLighthouse(site.origin + title, browser),
    );
  } finally {
    site.close();
  }
}

/** `npm run bench -- lighthouse` checks whether every page reaches the goals. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    runs: wholeNumber(1, 99).default(5),
    only: z.string().optional(),
  });
  if (!line) return 0;
  const { runs, only } = line.values;
  const all = [...siteMapRoutes(), signInPage.path];
  const routes = only?.split(",") ?? all;
  const unknown = routes.find((route) => !all.includes(route));
  if (unknown !== undefined)
    throw new PlainFailure(`${unknown} is neither a page of the site map nor the sign-in page.`);
  const rows = (await measure(routes, runs)).map(({ subject: { title }, results }) => {
    const of: Medians = (name) => median(results.map((run) => run[name]));
    return [
      title,
      ...scores.map((name) => String(of(name))),
      of("largest-contentful-paint").toFixed(),
      of(blocked).toFixed(),
      of(moved).toFixed(3),
      missedGoals(title, of).join(", "),
    ];
  });
  const head = ["route", "perf", "a11y", "best", "SEO", "LCP ms", "TBT ms", "CLS", "not reached"];
  console.log(`\nMedians of ${runs}.\n\n${textTable(head, rows)}`);
  return 0;
}
