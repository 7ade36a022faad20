import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PlainFailure } from "../../plain-failure.ts";

const run = promisify(execFile);

/** Returns a function that runs git in a folder and returns the output without the last line break. */
export function gitIn(folder: string) {
  return async (...args: string[]): Promise<string> => {
    try {
      const { stdout } = await run("git", args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
      return stdout.replace(/\n$/, "");
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT")
        throw new PlainFailure("Git isn't installed: see https://git-scm.com.");
      const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
      if (said === "") throw error;
      const command = args.find((word, at) => word !== "-c" && args[at - 1] !== "-c");
      throw new PlainFailure(`git ${command} didn't work: ${said}`);
    }
  };
}

export type Git = ReturnType<typeof gitIn>;

/** Commits the changes in these paths, as "Owner" if git knows no name for the user of this machine. */
export async function commitPaths(
  git: Git,
  [subject, ...body]: readonly [string, ...string[]],
  paths: readonly string[],
): Promise<void> {
  const name = await git("config", "--get-regexp", "^user\\.(name|email)$").catch(() => "");
  const author = name === "" ? ["-c", "user.name=Owner", "-c", "user.email=owner@localhost"] : [];
  const message = [subject, ...body].flatMap((part) => ["-m", part]);
  await git(...author, "commit", "--quiet", ...message, "--", ...paths);
}
