import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PlainFailure } from "../../plain-failure.ts";

const run = promisify(execFile);

/** Where a repository is, and what git prints there for a command, without the last line break. */
export function gitIn(folder: string) {
  return async (...args: string[]): Promise<string> => {
    try {
      const { stdout } = await run("git", args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
      return stdout.replace(/\n$/, "");
    } catch (error) {
      const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
      if (said === "") throw error;
      throw new PlainFailure(`git ${args[0]} didn't work: ${said}`);
    }
  };
}

export type Git = ReturnType<typeof gitIn>;
