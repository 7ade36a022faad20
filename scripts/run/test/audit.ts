import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../../repository.ts";
import { couldNotCheck } from "./counts.ts";

const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** What visitors and servers get; tools of the developers' machines are not judged. */
const folders = { "the site": ".", "the functions": "functions" };
const serious = ["high", "critical"];

/** Answers with what the registry says, or undefined where it cannot be asked (no network, no audit). */
function askRegistry(folder: string) {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
    cwd: join(repositoryRoot, folder),
    encoding: "utf8",
    timeout: 60_000,
  });
  try {
    return auditReport.safeParse(JSON.parse(stdout)).data?.vulnerabilities;
  } catch {
    // npm printed no JSON: it could not ask.
    return undefined;
  }
}

/** Prints what is known about the packages of one folder, and answers with an exit code. */
function audit(name: string, folder: string): number {
  const found = askRegistry(folder);
  if (!found) {
    console.log(`NOT CHECKED: the registry does not tell about the packages of ${name}.`);
    return couldNotCheck;
  }
  const bad = Object.entries(found).filter(([, { severity }]) => serious.includes(severity));
  for (const [pack, { severity, range }] of bad) {
    console.error(`${name}: ${pack} ${range} has a known ${severity} vulnerability.`);
  }
  if (bad.length > 0) return 1;
  console.log(`No serious vulnerability is known in the packages of ${name}.`);
  return 0;
}

const codes = Object.entries(folders).map(([name, folder]) => audit(name, folder));
process.exitCode = [1, couldNotCheck].find((code) => codes.includes(code)) ?? 0;
