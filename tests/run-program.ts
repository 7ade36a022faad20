import { spawn } from "node:child_process";
import { repositoryRoot } from "#scripts/repository.ts";

export interface Finished {
  code: number | null;
  /** What it printed on both outputs. */
  text: string;
}

/** Variables that Vitest sets for its own processes; with them, a build would behave as in a test. */
const ofVitest = /^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;

/** Runs a program as a person does at the command line. `undefined` removes a variable. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
): Promise<Finished> {
  const inherited = Object.entries(process.env).filter(([name]) => !ofVitest.test(name));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: "1", ...environment };
  return new Promise((resolve, reject) => {
    const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
    const child = spawn(program, args, { cwd: repositoryRoot, env, stdio });
    let text = "";
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding("utf8");
      output.on("data", (part: string) => {
        text += part;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, text }));
  });
}
