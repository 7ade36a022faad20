import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "../output-folders.ts";
import { weighSite } from "./first-load.ts";
import { overBudget, weightTable } from "./weights.ts";

const help = `npm run bench          compares the sizes of the built site with their budgets
npm run bench -- load  measures something else; docs/testing/benchmarks.md lists what, each with its own --help`;

/** Prints the weights and returns what is wrong, as sentences. */
function bench(): string[] {
  if (!existsSync(join(siteFolder, ".vite/manifest.json"))) {
    return ["There is no built site: run npx vite build -c web/vite.config.ts first."];
  }
  const weights = weighSite(siteFolder);
  console.log(
    'Compressed (brotli), in kB of 1000 bytes. "Started" is what has loaded after every part was touched.\n',
  );
  console.log(`${weightTable(weights)}\n`);
  return overBudget(weights);
}

/** Runs `npm run bench`. */
export function main([word]: string[]): number {
  if (word === "--help") {
    console.log(help);
    return 0;
  }
  if (word !== undefined) {
    console.error(`There is no benchmark "${word}": docs/testing/benchmarks.md lists them.`);
    return 1;
  }
  const problems = bench();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("Every route keeps its budget.");
  return problems.length === 0 ? 0 : 1;
}
