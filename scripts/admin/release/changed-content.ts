import { contentChanges } from "../../../web/editing/server/content-changes.ts";
import { createReleases } from "../../../web/editing/server/releases.ts";
import { inFewWords } from "../../../web/editing/value-words.ts";
import { contentFolder } from "../../../web/publish/content-folder.ts";
import { repositoryRoot } from "../../repository.ts";
import { gitIn } from "./git.ts";

const wholeFile = { changed: "", added: "new", removed: "taken away", picture: "picture changed" };

/** The changes to the content since a release, one line for each value. */
async function contentLines(tag: string): Promise<string[]> {
  const releases = createReleases(contentFolder, { ref: tag, label: tag });
  const { files } = await contentChanges(contentFolder, releases);
  return files.flatMap(({ label, kind, changes }) =>
    kind === "changed"
      ? changes.map(({ where, before, after }) => {
          return `${label}: ${where}: ${inFewWords(before, 60)} -> ${inFewWords(after, 60)}`;
        })
      : [`${label}: ${wholeFile[kind]}`],
  );
}

/** The changes since a release in plain words: each value of the content, and how often the program changed. */
export async function changesSince(tag: string | undefined): Promise<string[]> {
  if (!tag) return [];
  const commits = await gitIn(repositoryRoot)(
    ...["rev-list", "--count", `${tag}..HEAD`, "--", ".", ":!web/content"],
  );
  const program = Number(commits);
  return [
    ...(await contentLines(tag)),
    ...(program > 0
      ? [`The program: ${program} change${program === 1 ? "" : "s"} by developers`]
      : []),
  ];
}
