import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { serveLikeHosting } from "../../../web/publish/hosting/hosting-server.ts";
import type { Work, WorkRun } from "./page-work-report.ts";
import { openPhoneLine, type PhoneLine } from "./phone-line.ts";
import { phone, timesSlower } from "./phone-visit.ts";

/** A public page of each kind. */
export const workPages = [
  "/",
  "/web-design-voorhees",
  "/web-design-pricing",
  "/contact",
  "/blog",
  "/results",
] as const;

/** Scripts that load in the browser's idle time count, too, because they belong to the page. */
const quietMs = 1500;

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
  await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
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

/** Loads each page as built and bare, in turn, and returns the main thread's work of each run. */
export async function measureWork(
  browser: Browser,
  siteFolder: string,
  runs: number,
): Promise<WorkRun[]> {
  const bareFolder = bareCopy(siteFolder);
  const [site, bare] = [await serveLikeHosting(siteFolder), await serveLikeHosting(bareFolder)];
  const [line, bareLine] = [await openPhoneLine(site.origin), await openPhoneLine(bare.origin)];
  const measured: WorkRun[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const page of workPages) {
        console.error(`run ${run} of ${runs}  ${page}  work of the main thread`);
        const built = await workOf(browser, line, page);
        measured.push({ page, built, bare: await workOf(browser, bareLine, page) });
      }
    }
    return measured;
  } finally {
    for (const open of [line, bareLine, site, bare]) open.close();
    rmSync(bareFolder, { recursive: true });
  }
}
