import { type Browser, chromium } from "playwright";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { supervised } from "../../run/stack/supervised.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { addBenchCompany } from "./bench-companies.ts";
import { startBenchSite } from "./bench-site.ts";
import { fullLead } from "./desk-records.ts";
import { readsOfPage, visitList } from "./phone-visit.ts";
import {
  type BenchRow,
  type PageReads,
  pageReadsReport,
  teamListReport,
} from "./team-list-report.ts";

const help = `npm run bench -- team-list [options]

Opens the list of leads on a phone (Chromium, Pixel 5, CPU 4 times slower) for a company with 50 leads, for
one with very many, and with 500 of those loaded, and scrolls. Prints how many documents Firestore sent to
the phone, and how smooth it was as multiples of the list with 50 leads, measured in turn with the others;
then how many it sent for the dashboard and for one lead's page.
Wants the built site and a quiet machine. Nothing fails by time.

  --leads=<number>  how many are very many (100000)
  --rounds=<n>      how often each is opened (3)
  --help            show this`;

async function measure(browser: Browser, origin: string, leads: number, rounds: number) {
  const count = leads.toLocaleString("en-US");
  const add = (number: number) =>
    step(`Writing ${number.toLocaleString("en-US")} leads`, (note) =>
      addBenchCompany(number, note),
    );
  const few = await add(50);
  const many = await add(leads);
  const kinds = [
    { title: "of 50", visit: { origin, email: few, more: 0 } },
    { title: `of ${count}`, visit: { origin, email: many, more: 0 } },
    { title: `of ${count}, 500 loaded`, visit: { origin, email: many, more: 9 } },
  ];
  const rows: BenchRow[] = kinds.map(({ title }) => ({ title, results: [] }));
  // The very first visit fills caches of the machine, so it is not measured.
  await step("Warming up", () => visitList(browser, { origin, email: few, more: 0 }));
  // The kinds take turns, so that a slow minute of the machine does not hit only one of them.
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, { title, visit }] of kinds.entries()) {
      const result = await step(`Round ${round} of ${rounds}: the list ${title}`, () =>
        visitList(browser, visit),
      );
      rows[index]?.results.push(result);
    }
  }
  const pages = [
    { title: "the dashboard" },
    { title: "one lead's page", path: `/company-leads?lead=${fullLead}` },
  ];
  const reads: PageReads[] = [];
  for (const { title, ...path } of pages) {
    const of = (email: string) =>
      step(`Opening ${title}`, () => readsOfPage(browser, { origin, email, ...path }));
    reads.push({ title, few: await of(few), many: await of(many) });
  }
  return { rows, reads };
}

/** `npm run bench -- team-list` compares how a list with very many entries and a short one open and scroll. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    leads: wholeNumber(500, 9_999_999).default(100_000),
    rounds: wholeNumber(1, 99).default(3),
  });
  if (!line) return 0;
  const { leads, rounds } = line.values;
  const measured = await supervised({ verbose: false }, async (supervisor) => {
    const executablePath = findBrowser();
    const origin = await startBenchSite(supervisor, "team-list-bench");
    const browser = await chromium.launch({ executablePath });
    supervisor.onStop(() => browser.close());
    return measure(browser, origin, leads, rounds);
  });
  if (!measured) return 130;
  console.log(
    `\nMedians of ${rounds}. Times, frames and blocked time are multiples of those of the first row.\n`,
  );
  console.log(teamListReport(measured.rows));
  console.log(`\n${pageReadsReport(measured.reads, leads)}`);
  return 0;
}
