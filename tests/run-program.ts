import { spawn } from "node:child_process";
import { repositoryRoot } from "#scripts/repository.ts";

export interface Finished {
  code: number | null;
  /** What it printed on both outputs. */
  text: string;
}

/** Removes the variables that Vitest sets for its own processes; with them, a build would behave as in a test. */
export const withoutVitest: Record<string, undefined> = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name))
    .map((name) => [name, undefined]),
);

interface Place {
  folder?: string;
  /** The lines that a person types. */
  input?: string;
}

/** Runs a program as a person does at the command line. `undefined` removes a variable. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Record<string, string | undefined> = {},
  { folder = repositoryRoot, input = "" }: Place = {},
): Promise<Finished> {
  const env = { ...process.env, ...withoutVitest, NO_COLOR: "1", ...environment };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, env });
    child.stdin.end(input);
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
