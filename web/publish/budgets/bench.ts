import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "../output-folders.ts";
import { browserLoads } from "./browser-loads.ts";
import { countingProblems } from "./compare-loads.ts";
import { firstLoads, weighSite } from "./first-load.ts";
import { overBudget, weightTable } from "./weights.ts";

/** Opens every page in Chromium and compares the scripts it fetches with those that are counted. */
async function checkCounting(folder: string): Promise<string[]> {
  const counted = firstLoads(folder);
  const seen = await browserLoads(
    folder,
    counted.map(({ route }) => route),
  );
  return countingProblems(counted, seen);
}

/** `npm run bench`: answers with what is wrong, as sentences. */
async function bench(args: string[]): Promise<string[]> {
  if (!existsSync(join(siteFolder, ".vite/manifest.json"))) {
    return ["There is no built site: run npx vite build -c web/vite.config.ts first."];
  }
  const unknown = args.find((arg) => arg !== "--browser");
  if (unknown) return [`The option ${unknown} is not known: there is only --browser.`];

  const weights = weighSite(siteFolder);
  console.log(
    'Compressed (brotli), in kB of 1000 bytes. "Started" is what has loaded after the first touch.\n',
  );
  console.log(`${weightTable(weights)}\n`);
  const counting = args.includes("--browser") ? await checkCounting(siteFolder) : [];
  return [...overBudget(weights), ...counting];
}

const problems = await bench(process.argv.slice(2));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log("Every route keeps its budget.");
