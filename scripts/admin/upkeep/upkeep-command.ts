import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { businessDay } from "#contract/business-day";
import { runContentCheck } from "../../../web/publish/checks/run-content-check.ts";
import { readContent } from "../../../web/publish/content/read-content.ts";
import { readFirebaseConfig } from "../../../web/publish/hosting/firebase-config.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { repositoryRoot } from "../../repository.ts";
import { uninterrupted } from "../../uninterrupted.ts";
import { commitPaths, gitIn } from "../release/git.ts";
import { contentReminders, dueReminders, yearAfter } from "./content-reminders.ts";
import { knownVulnerabilities, packageFolders, updatePackages } from "./packages.ts";
import { runtimeReminder, supportedRuntimes } from "./runtime-ends.ts";

const help = `npm run upkeep               says what is due: facts to check again, runtimes, known vulnerabilities
npm run upkeep -- records    brings stored records up to date (--help says how)
npm run upkeep -- --update   brings the packages to the newest versions within their major ones, runs all tests,
                             and keeps them only if every test passes

  --update   as above; takes a quarter of an hour
  --help     show this`;

function list(title: string, rows: string[], nothing: string): string {
  return rows.length === 0
    ? `${title}: ${nothing}`
    : `${title}:\n${rows.map((row) => `  ${row}`).join("\n")}`;
}

/** Reports to the owner what is due on a day. */
function report(today: string): string {
  const due = dueReminders(contentReminders(readContent(today)), today).map(
    ({ what, checked, facts }) =>
      [
        `${what}, checked ${checked}, due ${yearAfter(checked)}`,
        ...facts.map((fact) => `  ${fact}`),
      ].join("\n  "),
  );
  const used = [
    ...readFirebaseConfig().functions.map(({ runtime }) => ({
      runtime,
      usedBy: "functions" as const,
    })),
    { runtime: `nodejs${process.versions.node.split(".")[0]}`, usedBy: "here" as const },
  ];
  const ends = used.flatMap((use) => runtimeReminder(supportedRuntimes(), use, today) ?? []);
  const vulnerable = knownVulnerabilities();
  return [
    list(
      `To check again, and then to note as \`checked: ${today}\` in its file`,
      due,
      "nothing is due.",
    ),
    list("Runtimes", ends, "none comes to its end within half a year."),
    vulnerable
      ? list("Known vulnerabilities", vulnerable, "none.")
      : "Known vulnerabilities: npm's service couldn't be asked. Are you online?",
    "Packages: `npm run upkeep -- --update` looks for newer versions.",
  ].join("\n\n");
}

const npmFiles = packageFolders.flatMap((folder) => [
  join(folder, "package.json"),
  join(folder, "package-lock.json"),
]);

/** What an update does to a folder in git. */
interface UpdateWorld {
  folder: string;
  /** Installs the newer packages. @returns what changed. */
  install(): string[];
  /** Runs a script of package.json. @returns whether it succeeded. */
  runScript(...args: string[]): boolean;
}

async function updateAndTest({ folder, install, runScript }: UpdateWorld): Promise<void> {
  const git = gitIn(folder);
  if ((await git("status", "--porcelain", "--", ...npmFiles)) !== "") {
    throw new PlainFailure(
      `The packages were changed here: commit that, or undo it with \`git restore --staged --worktree ${npmFiles.join(" ")}\`, and run the command again.`,
    );
  }
  const putBack = async () => {
    await git("restore", "--", ...npmFiles);
    // Any command installs what the lock files say.
    runScript("team", "--help");
  };
  let changes: string[];
  try {
    changes = install();
  } catch (error) {
    await putBack();
    throw error;
  }
  if (changes.length === 0) return console.log("Every package is the newest of its major version.");
  console.log(list("Updated", changes, ""));
  if (!runScript("test")) {
    await putBack();
    throw new PlainFailure(
      "Not every test passed with the newer packages, so they were put back. Unless you stopped it, ask your developer to look at it.",
    );
  }
  const message = ["Update packages within their major versions", changes.join("\n")] as const;
  await commitPaths(git, message, npmFiles);
  console.log(
    "\nEvery test passes with them, and they're committed. `npm run release` brings them to your visitors.",
  );
}

/** @throws PlainFailure if the packages can't be updated, and leaves them as they were, even after Ctrl-C. */
export const update = (world: UpdateWorld) => uninterrupted(() => updateAndTest(world));

const ownWorld: UpdateWorld = {
  folder: repositoryRoot,
  install: updatePackages,
  runScript: (...args) =>
    spawnSync(process.execPath, ["scripts/run.mjs", ...args], {
      cwd: repositoryRoot,
      stdio: "inherit",
    }).status === 0,
};

/** `npm run upkeep` */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, { update: flag });
  if (!read) return 0;
  if (!read.values.update) {
    console.log(report(businessDay(new Date())));
    return 0;
  }
  // The tests read the content, too, a quarter of an hour later.
  const { exitCode, output } = runContentCheck(false);
  if (exitCode !== 0) throw new PlainFailure(`${output}\n\nNothing was updated.`);
  await update(ownWorld);
  return 0;
}
