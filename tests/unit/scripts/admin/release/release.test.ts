import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { goBack, type ReleaseWorld, release } from "#scripts/admin/release/release.ts";
import { repositoryRoot } from "#scripts/repository.ts";

const page = "web/content/page.yaml";
let folder: string;
let said: string;
let live: { words: string; rules: string; settings: string; everyProject: boolean } | undefined;
const asDev = ["-c", "user.name=Dev", "-c", "user.email=dev@localhost"];
const git = (...args: string[]) =>
  execFileSync("git", [...asDev, ...args], { cwd: folder, encoding: "utf8" });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");

/** Stands in for Firebase: anything uploaded from a folder is live. Git and everything else are real. */
function world(changes: Partial<ReleaseWorld> = {}): ReleaseWorld {
  return {
    folder,
    requireReady: async () => {},
    build: async () => {},
    changesSince: async (tag) => [`what differs from ${tag}`],
    ask: async () => "yes",
    async publish(root) {
      live = {
        words: read(root, page),
        rules: read(root, "firestore.rules"),
        settings: read(root, "functions/.env.my-agency"),
        everyProject: existsSync(join(root, "functions/.env")),
      };
      return "all";
    },
    smokeProblems: async () => [],
    say(text) {
      said += text;
    },
    ...changes,
  };
}

const tags = () => git("tag", "--list", "-n1", "release/*").trim().split("\n");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [said, live] = ["", undefined];
  git("init", "--quiet");
  for (const below of ["functions", dirname(page)])
    mkdirSync(join(folder, below), { recursive: true });
  write(page, "one");
  write("firestore.rules", "rules one");
  write(".gitignore", ".env*\n.cache/\n");
  write("functions/.env.my-agency", "settings");
  git("add", ".");
  git("commit", "--quiet", "-m", "Begin");
});

async function releaseOf(words: string, changes: Partial<ReleaseWorld> = {}) {
  write(page, words);
  return release(world(changes));
}

test("publishes changed content and tags each release", async () => {
  expect(await releaseOf("two")).toBe(0);
  expect(live).toMatchObject({ words: "two" });
  expect(said).toContain("first release");
  expect(git("status", "--porcelain")).toBe("");
  expect(await releaseOf("three")).toBe(0);
  const [first = ""] = tags();
  const [tag] = first.split(" ");
  expect(said).toContain(`Changed since ${tag}:\n  what differs from ${tag}`);
  expect(tags()).toHaveLength(2);
});

describe("releases nothing and keeps the owner's change", () => {
  const published = () => expect(live).toBeUndefined();

  test("unless the person says yes", async () => {
    const refused = releaseOf("two", { ask: async () => "no" });
    await expect(refused).rejects.toThrow("Nothing was released.");
    await expect(releaseOf("two", { ask: async () => undefined })).rejects.toThrow("terminal");
    published();
    expect(read(folder, page)).toBe("two");
    expect(git("status", "--porcelain")).toContain("page.yaml");
  });

  test("while the project or the content isn't ready", async () => {
    const requireReady = async () => {
      throw new Error("not ready");
    };
    await expect(releaseOf("two", { requireReady })).rejects.toThrow("not ready");
    published();
  });

  test("while other files are changed", async () => {
    // A release must be one state in git.
    write("firestore.rules", "rules that nobody committed");
    await expect(releaseOf("two")).rejects.toThrow("firestore.rules");
    published();
  });

  test("while an unknown file is there, without telling anyone to commit it", async () => {
    write("guests.txt", "Ana, ana@shop.example");
    const refused = await releaseOf("two").catch((error: unknown) => String(error));
    expect(refused).toContain("no part of the site:\n  guests.txt\nMove yours out");
    expect(refused).not.toMatch(/commit|git restore/);
    published();
  });

  test.each(["leads-agency-2026-11-25.csv", "contacts.vcf", "web/content/list.xlsx"])(
    "while %s is in the history",
    async (file) => {
      write(file, "Ana, ana@shop.example");
      git("add", "--force", file);
      await expect(releaseOf("two")).rejects.toThrow(
        "people's data, and are in the site's history",
      );
      published();
    },
  );

  test("when git refuses for another reason, in git's own words", async () => {
    write(".git/config", "[core\n");
    await expect(releaseOf("two")).rejects.toThrow("bad config line 1");
    published();
  });

  test("outside of git", async () => {
    rmSync(join(folder, ".git"), { recursive: true });
    await expect(releaseOf("two")).rejects.toThrow("git clone");
    published();
  });
});

test("an export never blocks a release, wherever it is", async () => {
  copyFileSync(join(repositoryRoot, ".gitignore"), join(folder, ".gitignore"));
  write(".gitignore", `${read(folder, ".gitignore")}functions/.env.my-agency\n`);
  git("commit", "-qam", "Ignore exports");
  mkdirSync(join(folder, "exports"));
  const exported = ["leads.csv", "exports/leads", "Contacts.xlsx", "web/content/leads.csv.part"];
  for (const file of exported) write(file, "Ana, ana@shop.example");
  expect(await releaseOf("two")).toBe(0);
  expect(git("ls-files")).not.toMatch(/leads|Contacts/);
});

describe("going back", () => {
  test("restores earlier releases with today's settings", async () => {
    // Going back restores the page, the rules and the functions.
    await releaseOf("one");
    write("firestore.rules", "rules two");
    git("commit", "-qam", "Rules");
    await releaseOf("two");
    await releaseOf("three");
    write("functions/.env.my-agency", "settings of today");
    write("functions/.env", "of every project");

    expect(await goBack(world())).toBe(0);
    expect(live).toEqual({
      words: "two",
      rules: "rules two",
      settings: "settings of today",
      everyProject: true,
    });
    expect(await goBack(world())).toBe(0);
    expect(live).toMatchObject({ words: "one", rules: "rules one" });
    await expect(goBack(world())).rejects.toThrow("no release before");
    // The folder stays as the owner left it, and the next release publishes it.
    expect(read(folder, page)).toBe("three");
    expect(existsSync(join(folder, ".cache/release-before"))).toBe(false);
    expect(await release(world())).toBe(0);
    expect(live).toMatchObject({ words: "three" });
  });

  test("never restores a release that was rolled back", async () => {
    for (const words of ["good", "bad"]) await releaseOf(words);
    await goBack(world());
    await releaseOf("bad again");
    await goBack(world());
    expect(live).toMatchObject({ words: "good" });
  });

  test("recovers from a release that failed halfway", async () => {
    await releaseOf("one");
    expect(await releaseOf("two", { publish: async () => "parts" })).toBe(1);
    expect(said).toContain("--back");
    expect(await goBack(world())).toBe(0);
    expect(live).toMatchObject({ words: "one" });
  });

  test("goes to the same release again after it failed halfway", async () => {
    for (const words of ["good", "bad"]) await releaseOf(words);
    for (let times = 0; times < 2; times += 1) {
      expect(await goBack(world({ publish: async () => "parts" }))).toBe(1);
      expect(said).toContain("Run the same command again");
    }
    expect(await goBack(world())).toBe(0);
    expect(live).toMatchObject({ words: "good" });
  });

  test("recovers from a release that Ctrl-C ended halfway", async () => {
    await releaseOf("one");
    const publish = async () => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.kill(process.pid, signal);
      return "parts" as const;
    };
    expect(await releaseOf("two", { publish })).toBe(1);
    await goBack(world());
    expect(live).toMatchObject({ words: "one" });
  });

  test("ignores a release that was refused before it uploaded anything", async () => {
    for (const words of ["good", "bad"]) await releaseOf(words);
    const nothing: Partial<ReleaseWorld> = { publish: async () => "nothing" };
    await expect(releaseOf("better", nothing)).rejects.toThrow("the site is as it was");
    await expect(goBack(world(nothing))).rejects.toThrow("the site is as it was");
    expect(tags()).toHaveLength(2);
    await goBack(world());
    expect(live).toMatchObject({ words: "good" });
  });

  test("is refused while there's nothing to go back to", async () => {
    await expect(goBack(world())).rejects.toThrow("no release before");
  });
});

test("reports a site that differs from its build, with the way back", async () => {
  const smokeProblems = async () => ["/ answers 503, not 200."];
  expect(await releaseOf("two", { smokeProblems })).toBe(1);
  expect(said).toContain("/ answers 503");
  expect(said).toContain("--back");
});
