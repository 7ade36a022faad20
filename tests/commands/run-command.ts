import { spawn } from "node:child_process";
import { repositoryRoot } from "../../scripts/repository.ts";

export interface Finished {
  code: number | null;
  /** What it said on both outputs. */
  text: string;
}

/** Runs a command of package.json as its script does. `undefined` takes a variable away. */
export function runCommand(
  name: "team" | "import" | "export" | "seed-many",
  args: string[],
  environment: Record<string, string | undefined> = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["scripts/run.mjs", name, ...args], {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
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
