import { type Browser, chromium } from "playwright";
import { serveLikeHosting } from "../../../web/publish/hosting/hosting-server.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { inTurns } from "../runs.ts";
import { builtSite } from "../web-dist.ts";
import { journeys, ways } from "./journeys.ts";
import {
  type Measurement,
  navigationSummary,
  navigationTable,
  stepMedians,
} from "./navigation-report.ts";
import { measureWork, workTable } from "./page-work.ts";
import { openPhoneLine } from "./phone-line.ts";
import { visit } from "./phone-visit.ts";

const help = `npm run bench -- navigation [options]

Goes from page to page of the built site on a phone (Chromium, Pixel 5, CPU 4 times slower; slow 4G: 150 ms,
1.6 Mbit/s down, 750 kbit/s up). Prints the time from pressing a link until the new page's heading is there, beside
the same pages without script, and what was fetched. Then loads a page of each kind, and prints what style, layout
and script cost, beside the same page without its rules and scripts. Wants a quiet machine. Nothing fails by time.

  --runs=<n>  how often each journey is made in each way, and each page loaded (5)
  --help      show this`;

const subjects = journeys.flatMap((journey) =>
  ways.map((way) => ({ title: `from ${journey.start}, ${way.name}`, journey, way })),
);

async function measureJourneys(browser: Browser, runs: number): Promise<Measurement[]> {
  const site = await serveLikeHosting(builtSite());
  const line = await openPhoneLine(site.origin);
  try {
    const measured = await inTurns(subjects, runs, ({ journey, way }) =>
      visit(browser, line, journey, way),
    );
    return measured.flatMap(({ subject: { way }, results }) =>
      results.flat().map((result) => ({ ...result, way })),
    );
  } finally {
    line.close();
    site.close();
  }
}

/** `npm run bench -- navigation` measures how long the next page takes, and what it costs. */
export async function main(args: string[]): Promise<number> {
  const options = readCommandLine(args, help, { runs: wholeNumber(1, 100).default(5) });
  if (!options) return 0;
  const { runs } = options.values;
  await using browser = await chromium.launch({ executablePath: findBrowser() });
  const rows = stepMedians(await measureJourneys(browser, runs));
  console.log(`\nMedians of ${runs}.\n\n${navigationTable(rows)}\n\n${navigationSummary(rows)}`);
  console.log(
    `\nWork of the main thread while a page loads; its ratio to the same page without rules and scripts.`,
  );
  console.log(`\n${workTable(await measureWork(browser, builtSite(), runs))}`);
  return 0;
}
