import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { businessDay } from "#contract/business-day";
import { isAgreed } from "../../ask.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { uninterrupted } from "../../uninterrupted.ts";
import { type Git, gitIn } from "./git.ts";
import { commitContent, requireReleasable } from "./pending-work.ts";
import { liveRelease, noteRelease, notes, releaseBefore, releases } from "./release-history.ts";

/** Everything that a release does outside this repository, and the person it asks. */
export interface ReleaseWorld {
  /** The repository. */
  folder: string;
  /** @throws PlainFailure that names everything that blocks a release. */
  requireReady(): Promise<void>;
  build(): Promise<void>;
  /** The changes since a state in git, or since nothing, in plain words. */
  changesSince(tag: string | undefined): Promise<string[]>;
  /** Returns the person's answer; undefined if nobody can answer. */
  ask(question: string): Promise<string | undefined>;
  /** Checks, builds and uploads a folder. @returns what of it may be live now. */
  publish(folder: string): Promise<"all" | "parts" | "nothing">;
  /** The differences between the live site and a folder, as sentences. */
  smokeProblems(folder: string): Promise<string[]>;
  say(text: string): void;
}

async function confirm({ ask }: ReleaseWorld, question: string): Promise<void> {
  const refused = "Nothing was released";
  if (!(await isAgreed(question, refused, ask))) throw new PlainFailure(`${refused}.`);
}

/** Publishes a folder (that of `target` when going back), records it in the history, and checks the live site. @returns the exit code. */
async function goLive(
  world: ReleaseWorld,
  git: Git,
  { folder, commit, target }: { folder: string; commit: string; target?: string },
): Promise<number> {
  const day = businessDay(new Date());
  const { live, tag } = await uninterrupted(async () => {
    const live = await world.publish(folder);
    if (live === "nothing") return { live };
    const whole = target ? notes.backTo(target) : notes.released;
    const broken = target ? notes.brokeOffBack(target) : notes.brokeOff;
    const says = live === "all" ? whole : broken;
    return { live, tag: await noteRelease(git, { commit, day, says }) };
  });
  if (live === "nothing") {
    throw new PlainFailure(
      "Nothing was uploaded, and the site is as it was: see the reason above, then run the same command again.",
    );
  }
  if (live === "parts") {
    world.say(
      target
        ? "\nGoing back broke off, so parts of both releases may be live. Run the same command again."
        : "\nThe release broke off, so parts of it may be live. Run it again, or go back to what was live before with --back.",
    );
    return 1;
  }
  const problems = await world.smokeProblems(folder);
  if (problems.length === 0) {
    world.say(`\nLive, and every page is as it was built. This release is ${tag}.`);
    return 0;
  }
  world.say(
    `\nIt's live as ${tag}, but the site isn't as it was built:\n  ${problems.join("\n  ")}\nLook at it in a browser. Going back: run the same command with --back.`,
  );
  return 1;
}

/** `npm run release` publishes what is in the folder. */
export async function release(world: ReleaseWorld): Promise<number> {
  const git = gitIn(world.folder);
  await requireReleasable(git);
  await world.requireReady();
  await world.build();
  const live = liveRelease(await releases(git));
  const changes = await world.changesSince(live?.of);
  world.say(
    live
      ? `\nChanged since ${live.tag}:\n${changes.map((line) => `  ${line}`).join("\n") || "  nothing"}\n`
      : "\nThis is the first release from this folder.\n",
  );
  await confirm(world, "Release this");
  const commit = await commitContent(git, businessDay(new Date()));
  return goLive(world, git, { folder: world.folder, commit });
}

/** `npm run release -- --back` publishes the release before again: site, functions and rules alike. */
export async function goBack(world: ReleaseWorld): Promise<number> {
  const git = gitIn(world.folder);
  const target = releaseBefore(await releases(git));
  if (!target) throw new PlainFailure("There's no release before this one to go back to.");
  const subject = await git("log", "-1", "--format=%ad, %s", "--date=format:%B %-d, %Y", target);
  world.say(`\nGoing back to ${target} (${subject}): site, functions and rules. Data stays.\n`);
  await confirm(world, "Go back");
  const folder = join(world.folder, ".cache/release-before");
  rmSync(folder, { recursive: true, force: true });
  await git("worktree", "prune");
  await git("worktree", "add", "--detach", folder, target);
  try {
    copyFunctionSettings(world.folder, folder);
    const commit = await git("rev-parse", `${target}^{commit}`);
    return await goLive(world, git, { folder, commit, target });
  } finally {
    await git("worktree", "remove", "--force", folder);
  }
}

/** Git doesn't track the settings of the functions, and an older release runs with today's. */
function copyFunctionSettings(from: string, to: string): void {
  cpSync(join(from, "functions"), join(to, "functions"), {
    recursive: true,
    filter: (path) => path.endsWith("functions") || /[\\/]\.env(\.[^\\/]+)?$/.test(path),
  });
}
