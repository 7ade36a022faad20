import { PlainFailure } from "../../plain-failure.ts";
import type { Git } from "./git.ts";

const content = "web/content";

/** Files that differ from the last commit, outside the content. */
async function otherFiles(git: Git): Promise<string[]> {
  const lines = await git(
    "status",
    "--porcelain",
    "--untracked-files=all",
    "--",
    ".",
    `:!${content}`,
  );
  return lines === "" ? [] : lines.split("\n").map((line) => line.slice(3));
}

/**
 * A release is noted as a commit, so that it can be gone back to.
 * @throws PlainFailure where there is no repository, or where files that aren't content were changed.
 */
export async function requireReleasable(git: Git): Promise<void> {
  try {
    await git("rev-parse", "HEAD");
  } catch {
    throw new PlainFailure(
      "This folder isn't a git repository, so a release couldn't be taken back. Work in a clone made with `git clone`.",
    );
  }
  const others = await otherFiles(git);
  if (others.length === 0) return;
  throw new PlainFailure(
    `These files aren't content, and were changed:\n  ${others.join("\n  ")}\nAsk your developer to commit them, or undo them with \`git restore <file>\`.`,
  );
}

/** Commits what was changed in the content. @returns the commit that stands for all there is now. */
export async function commitContent(git: Git, day: string): Promise<string> {
  await git("add", "--all", "--", content);
  if ((await git("status", "--porcelain", "--", content)) !== "") {
    const hasName =
      (await git("config", "--get-regexp", "^user\\.(name|email)$").catch(() => "")) !== "";
    const author = hasName ? [] : ["-c", "user.name=Owner", "-c", "user.email=owner@localhost"];
    await git(
      ...author,
      "commit",
      "--quiet",
      "-m",
      `Content for the release of ${day}`,
      "--",
      content,
    );
  }
  return git("rev-parse", "HEAD");
}
