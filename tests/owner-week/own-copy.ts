import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "#scripts/repository.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

/** Makes a repository with the files of this one and the chosen content, as an owner has it after cloning. */
export function makeOwnCopy(folder: string): void {
  const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd }).toString();
  rmSync(folder, { recursive: true, force: true });
  const files = git(repositoryRoot, "ls-files", "--cached", "--others", "--exclude-standard", "-z");
  for (const file of files.split("\0").filter((name) => existsSync(join(repositoryRoot, name)))) {
    if (file !== "") cpSync(join(repositoryRoot, file), join(folder, file));
  }
  rmSync(join(folder, "web/content"), { recursive: true });
  cpSync(contentFolder, join(folder, "web/content"), { recursive: true });
  for (const packages of ["node_modules", "functions/node_modules"])
    symlinkSync(join(repositoryRoot, packages), join(folder, packages), "junction");
  git(folder, "init", "--quiet");
  git(folder, "add", ".");
  git(folder, "-c", "user.name=Dev", "-c", "user.email=dev@localhost", "commit", "-qm", "Begin");
}
