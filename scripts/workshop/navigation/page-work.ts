import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { serveLikeHosting } from "../../../web/publish/hosting/hosting-server.ts";
import { textTable } from "../../admin/project/text-table.ts";
import { phone, slowDown } from "../phone.ts";
import { inTurns, median, type Runs } from "../runs.ts";
import { openPhoneLine, type PhoneLine } from "./phone-line.ts";

/** A public page of each kind. */
const workPages = [
  "/",
  "/web-design-voorhees",
  "/web-design-pricing",
  "/contact",
  "/blog",
  "/results",
];

/** Scripts that load in the browser's idle time count, too, because they belong to the page. */
const quietMs = 1500;

/** The main thread's work for a page while it loaded, in milliseconds. */
interface Work {
  style: number;
  layout: number;
  script: number;
}

/** A page, and the same page without its rules and scripts. */
interface WorkPair {
  built: Work;
  bare: Work;
}

/** Makes a copy of the built site whose pages have their pictures, but neither style rules nor scripts. */
function bareCopy(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), "bare-site-"));
  cpSync(site, folder, { recursive: true });
  for (const page of workPages) {
    const file = join(folder, page === "/" ? "index.html" : `${page}.html`);
    const html = readFileSync(file, "utf8")
      .replaceAll(/<(style|script)\b.*?<\/\1>/gs, "")
      .replaceAll(/<link\b[^>]*rel="?(stylesheet|modulepreload)\b[^>]*>/g, "");
    writeFileSync(file, html);
  }
  return folder;
}

async function workOf(browser: Browser, line: PhoneLine, page: string): Promise<Work> {
  await using context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send("Performance.enable");
  await slowDown(tab);
  await tab.goto(line.origin + page);
  await line.quiet(quietMs);
  const { metrics } = await session.send("Performance.getMetrics");
  const milliseconds = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  return {
    style: milliseconds("RecalcStyleDuration"),
    layout: milliseconds("LayoutDuration"),
    script: milliseconds("ScriptDuration"),
  };
}

/** Loads each page as built and bare, and returns the main thread's work of each run. */
export async function measureWork(
  browser: Browser,
  siteFolder: string,
  runs: number,
): Promise<Runs<{ title: string }, WorkPair>[]> {
  const bareFolder = bareCopy(siteFolder);
  const [site, bare] = [await serveLikeHosting(siteFolder), await serveLikeHosting(bareFolder)];
  const [line, bareLine] = [await openPhoneLine(site.origin), await openPhoneLine(bare.origin)];
  const pages = workPages.map((title) => ({ title }));
  try {
    return await inTurns(pages, runs, async ({ title }) => ({
      built: await workOf(browser, line, title),
      bare: await workOf(browser, bareLine, title),
    }));
  } finally {
    for (const open of [line, bareLine, site, bare]) open.close();
    rmSync(bareFolder, { recursive: true });
  }
}

const total = ({ style, layout, script }: Work) => style + layout + script;

/** A row for each page: medians, and the ratio of all three to the bare page of the same run. */
export function workTable(measured: readonly Runs<{ title: string }, WorkPair>[]): string {
  const rows = measured.map(({ subject, results }) => {
    const ratios = results.map(({ built, bare }) => total(built) / total(bare));
    const time = (work: (pair: WorkPair) => number) =>
      `${Math.round(median(results.map(work)))} ms`;
    return [
      subject.title,
      time(({ built }) => built.style),
      time(({ built }) => built.layout),
      time(({ built }) => built.script),
      time(({ bare }) => total(bare)),
      median(ratios).toFixed(2),
      Math.min(...ratios).toFixed(2),
    ];
  });
  return textTable(["page", "style", "layout", "script", "bare", "ratio", "lowest"], rows);
}
