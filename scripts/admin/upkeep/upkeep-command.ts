import { spawnSync } from "node:child_process";
import { businessDay } from "#contract/business-day";
import { readContent } from "../../../web/publish/content/read-content.ts";
import { readFirebaseConfig } from "../../../web/publish/hosting/firebase-config.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { repositoryRoot } from "../../repository.ts";
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
  `${folder}/package.json`,
  `${folder}/package-lock.json`,
]);
const runScript = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/run.mjs", ...args], {
    cwd: repositoryRoot,
    stdio: "inherit",
  }).status === 0;

/** @throws PlainFailure if the packages can't be updated, and leaves them as they were. */
async function update(): Promise<void> {
  const git = gitIn(repositoryRoot);
  if ((await git("status", "--porcelain", "--", ...npmFiles)) !== "") {
    throw new PlainFailure(
      "package.json or package-lock.json was changed: commit or undo that first.",
    );
  }
  const putBack = async () => {
    await git("restore", "--", ...npmFiles);
    // Any command installs what the lock files say.
    runScript("team", "--help");
  };
  let changes: string[];
  try {
    changes = updatePackages();
  } catch (error) {
    await putBack();
    throw error;
  }
  if (changes.length === 0) return console.log("Every package is the newest of its major version.");
  console.log(list("Updated", changes, ""));
  if (!runScript("test")) {
    await putBack();
    throw new PlainFailure(
      "A test fails with the newer packages, so they were put back. Ask your developer to look at it.",
    );
  }
  const message = ["Update packages within their major versions", changes.join("\n")] as const;
  await commitPaths(git, message, npmFiles);
  console.log(
    "\nEvery test passes with them, and they're committed. `npm run release` brings them to your visitors.",
  );
}

/** `npm run upkeep` */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, { update: flag });
  if (!read) return 0;
  if (read.values.update) await update();
  else console.log(report(businessDay(new Date())));
  return 0;
}
