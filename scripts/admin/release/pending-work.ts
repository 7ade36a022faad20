import { PlainFailure } from "../../plain-failure.ts";
import { commitPaths, type Git } from "./git.ts";

const content = "web/content";

/** Files of spreadsheets and address books. They hold people's data, which a history would keep forever. */
const dataFiles = ["csv", "tsv", "xls", "xlsx", "ods", "vcf"].map((ending) => `*.${ending}`);

const listed = (text: string) => (text === "" ? [] : text.split("\n"));

function refuse(what: string, files: readonly string[], cure: string): void {
  if (files.length > 0) throw new PlainFailure(`${what}:\n  ${files.join("\n  ")}\n${cure}`);
}

/** @throws PlainFailure if git can't tell what is committed, in git's own words if the reason is unknown. */
async function requireHistory(git: Git): Promise<void> {
  try {
    await git("rev-parse", "HEAD");
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    if (!/not a git repository/.test(said)) throw error;
    throw new PlainFailure(
      "This folder isn't a git repository, so a release couldn't be taken back. Work in a clone made with `git clone`.",
    );
  }
}

/**
 * Makes sure that a release can be recorded as a commit, so that it is possible to go back to it.
 * @throws PlainFailure if there is no repository, or if files that aren't content were changed.
 */
export async function requireReleasable(git: Git): Promise<void> {
  await requireHistory(git);
  refuse(
    "These files may hold people's data, and are in the site's history",
    listed(await git("ls-files", "--", ...dataFiles)),
    "Ask your developer to take them out of the history.",
  );
  const status = ["status", "--porcelain", "--untracked-files=all", "--", ".", `:!${content}`];
  const others = listed(await git(...status));
  const isNew = (line: string) => line.startsWith("??");
  const paths = (lines: string[]) => lines.map((line) => line.slice(3));
  refuse(
    "These files are new, and are no part of the site",
    paths(others.filter(isNew)),
    "Move yours out of this folder, above all those with people's data. About others, ask your developer.",
  );
  refuse(
    "These files aren't content, and were changed",
    paths(others.filter((line) => !isNew(line))),
    "Ask your developer to commit them, or undo the changes with `git restore <file>`.",
  );
}

/** Commits the changes to the content. @returns the commit that holds everything there is now. */
export async function commitContent(git: Git, day: string): Promise<string> {
  await git("add", "--all", "--", content);
  if ((await git("status", "--porcelain", "--", content)) !== "") {
    await commitPaths(git, [`Content for the release of ${day}`], [content]);
  }
  return git("rev-parse", "HEAD");
}
