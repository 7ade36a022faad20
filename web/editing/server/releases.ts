import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

interface LastRelease {
  /** Git's name for it. */
  ref: string;
  /** The name in words: "the release of 2026-11-21". */
  label: string;
}

export type Releases = ReturnType<typeof createReleases>;

/**
 * What git knows about a content folder: its newest release, or the last commit if there is none yet.
 * @param since the release to compare with, instead
 */
export function createReleases(folder: string, since?: LastRelease) {
  async function git(...args: string[]): Promise<string> {
    const { stdout } = await run("git", args, { cwd: folder, maxBuffer: 2 ** 26 });
    return stdout;
  }

  async function last(): Promise<LastRelease | undefined> {
    if (since) return since;
    try {
      const format = "--format=%(refname:short)%09%(creatordate:short)%09%(contents:subject)";
      const tags = await git(
        "for-each-ref",
        "--sort=-version:refname",
        format,
        "refs/tags/release/",
      );
      const all = tags.split("\n").map((line) => line.split("\t"));
      const [ref, date] =
        all.find(([name, , says]) => name && !says?.startsWith("Broke off")) ?? [];
      if (ref && date) return { ref, label: `the release of ${date} (${ref})` };
      const committed = (await git("log", "-1", "--format=%cs")).trim();
      return {
        ref: "HEAD",
        label: `the last commit, of ${committed}, because nothing was released`,
      };
    } catch {
      return undefined;
    }
  }

  const names = (list: string) => list.split("\0").filter(Boolean);

  return {
    last,

    /** Files below the folder that have changed since a release. */
    async changedFiles({ ref }: LastRelease): Promise<string[]> {
      const changed = await git("diff", "--name-only", "--relative", "-z", ref, "--", ".");
      const added = await git("ls-files", "--others", "--exclude-standard", "-z", "--", ".");
      return [...new Set([...names(changed), ...names(added)])].sort();
    },

    /** A file as it was released; undefined if it wasn't there. */
    async bytesOf(name: string): Promise<Buffer | undefined> {
      const release = await last();
      if (!release) return undefined;
      try {
        const args = ["show", `${release.ref}:./${name}`];
        const options = { cwd: folder, maxBuffer: 2 ** 26, encoding: "buffer" } as const;
        return (await run("git", args, options)).stdout;
      } catch {
        return undefined;
      }
    },
  };
}
