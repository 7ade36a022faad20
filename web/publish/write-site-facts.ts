import { writeFileSync } from "node:fs";
import { siteFacts } from "#contract/site-facts";
import { siteFactsOf } from "./content/collect-site-facts.ts";
import { ContentProblem } from "./content/content-problem.ts";
import { readContent } from "./content/read-content.ts";

const file = new URL("../../functions/site-facts.json", import.meta.url);

try {
  const facts = siteFacts.parse(siteFactsOf(readContent()));
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  console.log("functions/site-facts.json has what emails say of the business.");
} catch (error) {
  if (!(error instanceof ContentProblem)) throw error;
  console.error(`${error.message}\nRun \`npm run content:check\`, which says what to fix.`);
  process.exitCode = 1;
}
