import type { Git } from "./git.ts";

/** One release, as its tag says it. */
export interface Release {
  /** Such as `release/2026-11-23-1`. */
  tag: string;
  /** The release whose state it is: its own tag, or the one that was gone back to. */
  of: string;
  /** Firebase stopped in the middle: parts of it may be live. */
  brokeOff: boolean;
}

const back = "Back to ";

/** What the tag of a release says. */
export const notes = {
  released: "Released",
  brokeOff: "Broke off",
  backTo: (tag: string) => `${back}${tag}`,
};

function released(line: string): Release {
  const [tag = "", subject = ""] = line.split("\t");
  const of = subject.startsWith(back) ? subject.slice(back.length) : tag;
  return { tag, of, brokeOff: subject === notes.brokeOff };
}

/** All releases of a repository, the oldest first. */
export async function releases(git: Git): Promise<Release[]> {
  const text = await git(
    ...["for-each-ref", "--sort=version:refname"],
    ...["--format=%(refname:short)%09%(contents:subject)", "refs/tags/release"],
  );
  return text === "" ? [] : text.split("\n").map(released);
}

/** What is live as a whole: the last release that did not break off. */
export function liveRelease(all: readonly Release[]): Release | undefined {
  return all.findLast(({ brokeOff }) => !brokeOff);
}

/**
 * The release to go back to: after one that broke off, what is still live as a whole; otherwise what was live before
 * it. A release that was gone back from is never gone back to.
 */
export function releaseBefore(all: readonly Release[]): string | undefined {
  const standing: string[] = [];
  for (const { tag, of, brokeOff } of all) {
    if (brokeOff) continue;
    if (of === tag) standing.push(tag);
    else standing.splice(standing.indexOf(of) + 1);
  }
  return standing.at(all.at(-1)?.brokeOff ? -1 : -2);
}

/** Notes a release as a tag. @returns its name. */
export async function noteRelease(
  git: Git,
  { commit, day, says }: { commit: string; day: string; says: string },
): Promise<string> {
  const sameDay = (await releases(git)).filter(({ tag }) => tag.startsWith(`release/${day}-`));
  const last = Math.max(0, ...sameDay.map(({ tag }) => Number(tag.split("-").at(-1))));
  const tag = `release/${day}-${last + 1}`;
  await git(
    ...["-c", "user.name=Release", "-c", "user.email=release@localhost"],
    "tag",
    "-a",
    "-m",
    says,
    tag,
    commit,
  );
  return tag;
}
