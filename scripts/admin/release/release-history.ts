import type { Git } from "./git.ts";

/** One release, as its tag describes it. */
export interface Release {
  /** A name such as `release/2026-11-23-1`. */
  tag: string;
  /** The release whose state it published: its own tag, or the one that it went back to. */
  of: string;
  /** Firebase stopped in the middle: parts of it may be live. */
  brokeOff: boolean;
}

const back = "Back to ";

/** The messages of the tags. */
export const notes = {
  released: "Released",
  brokeOff: "Broke off",
  brokeOffBack: (tag: string) => `Broke off: ${back}${tag}`,
  backTo: (tag: string) => `${back}${tag}`,
};

function released(line: string): Release {
  const [tag = "", subject = ""] = line.split("\t");
  const [, of = tag] = /^(?:Broke off: )?Back to (.+)$/.exec(subject) ?? [];
  return { tag, of, brokeOff: subject.startsWith(notes.brokeOff) };
}

/** All releases of a repository, the oldest first. */
export async function releases(git: Git): Promise<Release[]> {
  const text = await git(
    ...["for-each-ref", "--sort=version:refname"],
    ...["--format=%(refname:short)%09%(contents:subject)", "refs/tags/release"],
  );
  return text === "" ? [] : text.split("\n").map(released);
}

/** The release that is live as a whole: the last one that wasn't interrupted. */
export function liveRelease(all: readonly Release[]): Release | undefined {
  return all.findLast(({ brokeOff }) => !brokeOff);
}

/**
 * The release to go back to. After one that was interrupted, it is the one that is still live as a whole; otherwise it
 * is the one that was live before. A release that was taken back never becomes live again this way, also if going back
 * was interrupted: then it goes to the same release again.
 */
export function releaseBefore(all: readonly Release[]): string | undefined {
  const last = all.at(-1);
  if (last?.brokeOff && last.of !== last.tag) return last.of;
  const standing: string[] = [];
  for (const { tag, of, brokeOff } of all) {
    if (brokeOff) continue;
    if (of === tag) standing.push(tag);
    else standing.splice(standing.indexOf(of) + 1);
  }
  return standing.at(last?.brokeOff ? -1 : -2);
}

/** Records a release as a tag. @returns its name. */
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
