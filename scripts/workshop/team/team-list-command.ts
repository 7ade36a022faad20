import { type Browser, chromium } from "playwright";
import { countReads } from "../../../e2e/fixtures/network.ts";
import { textTable } from "../../admin/project/text-table.ts";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { supervised } from "../../run/stack/supervised.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import { phone, signIn } from "../phone.ts";
import { addBenchCompany, fullLead, startBenchSite } from "./bench-company.ts";
import { functionNames } from "./second-start.ts";

const help = `npm run bench -- team-list [options]

Opens the list of leads, the dashboard and one lead's page on a phone (Chromium, Pixel 5) for a company with 50
leads and for one with very many. Prints how many documents Firestore sent to the phone. Wants the built site.

  --leads=<number>  how many are very many (100000)
  --help            show this`;

/** Without a path, the page is the dashboard to which the sign-in leads. */
const pages = [
  { title: "the list of leads", path: "/company-leads" },
  { title: "the dashboard" },
  { title: "one lead's page", path: `/company-leads?lead=${fullLead}` },
];

const quietMs = 3000;

/**
 * Counts the documents that Firestore sends until a page wants no more, without the person's own row, on a phone that
 * has no part of the site yet.
 */
async function readsOfPage(
  browser: Browser,
  { origin, email, path }: { origin: string; email: string; path?: string },
): Promise<number> {
  await using context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  await context.addInitScript(functionNames);
  const page = await context.newPage();
  const reads = await countReads(page);
  await signIn(page, origin, email);
  if (path !== undefined) await page.goto(`${origin}${path}`);
  let documents = -1;
  for (let current = await reads(); current !== documents; current = await reads()) {
    documents = current;
    await page.waitForTimeout(quietMs);
  }
  return documents - 1;
}

/** `npm run bench -- team-list` counts what a company with very many records makes its pages read. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    leads: wholeNumber(500, 9_999_999).default(100_000),
  });
  if (!line) return 0;
  const { leads } = line.values;
  const rows = await supervised(async (supervisor) => {
    const executablePath = findBrowser();
    const origin = await startBenchSite(supervisor, "team-list");
    const browser = await chromium.launch({ executablePath });
    supervisor.onStop(() => browser.close());
    const emails = [await addBenchCompany(50), await addBenchCompany(leads)];
    const measured: string[][] = [];
    for (const { title, ...path } of pages) {
      const cells = [title];
      for (const email of emails) {
        const count = () => readsOfPage(browser, { origin, email, ...path });
        cells.push(String(await step(`Opening ${title}`, count)));
      }
      measured.push(cells);
    }
    return measured;
  });
  if (!rows) return 130;
  const head = ["documents read", "with 50 leads", `with ${leads.toLocaleString("en-US")}`];
  console.log(`\n${textTable(head, rows)}`);
  return 0;
}
