import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { cacheFolder } from "../../repository.ts";

const score = z
  .object({ score: z.number() })
  .transform((category) => Math.round(category.score * 100));
const number = z.object({ numericValue: z.number() }).transform((audit) => audit.numericValue);

/** Such a report has no scores. */
const failedReport = z.object({ runtimeError: z.object({ message: z.string() }) });

const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
  audits: z.object({
    "largest-contentful-paint": number,
    "total-blocking-time": number,
    "cumulative-layout-shift": number,
  }),
});

/** One run: scores out of 100, and times in milliseconds. */
export type LighthouseRun = ReturnType<typeof readReport>;

function readReport(text: string) {
  const written: unknown = JSON.parse(text);
  const failed = failedReport.safeParse(written);
  if (failed.success) throw new Error(failed.data.runtimeError.message);
  const { categories, audits } = report.parse(written);
  return { ...categories, ...audits };
}

const version = "12.8.2";
const folder = join(cacheFolder, "lighthouse", version);
const program = join(folder, "node_modules/lighthouse/cli/index.js");

/**
 * Fetches Lighthouse if it is missing. With its dependencies it is a tenth of all packages, and only this command uses
 * it.
 */
export function fetchLighthouse(): void {
  if (existsSync(program)) return;
  const options = ["--prefix", folder, "--no-save", "--no-audit", "--no-fund"];
  execFileSync("npm", ["install", ...options, `lighthouse@${version}`], { stdio: "inherit" });
}

/** Otherwise, Lighthouse uses its defaults: mobile, simulated slow 4G and 4x CPU. */
const settings = [
  "--quiet",
  "--output=json",
  "--only-categories=performance,accessibility,best-practices,seo",
];

const browserFlags = [
  "--headless=new",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-dev-shm-usage",
  // Chromium has no sandbox when it runs as root (in containers).
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Measures one address in a fresh browser. Lighthouse now and then loses the recording of a load, and asks for another
 * run.
 * @throws Error when Lighthouse could not measure it in three attempts.
 */
export async function runLighthouse(
  address: string,
  browser: string,
  attempts = 3,
): Promise<LighthouseRun> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, address, ...settings, `--chrome-flags=${browserFlags.join(" ")}`],
      { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 1e8 },
    );
    return readReport(stdout);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(`${address} was not measured, once more: ${String(error).split("\n").at(-2)}`);
    return runLighthouse(address, browser, attempts - 1);
  }
}
