import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runContentCheck } from "../../../web/publish/checks/run-content-check.ts";
import { ask } from "../../ask.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { drawMissingSocialImages } from "../../content/social/draw-social-images.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { repositoryRoot } from "../../repository.ts";
import { contentSite } from "../project/content-site.ts";
import { projectOptions } from "../project/project-options.ts";
import { requireReady, uploadMark } from "../setup/deploy-command.ts";
import { realProject } from "../setup/setup-command.ts";
import { type Outside, realOutside } from "../setup/surroundings.ts";
import { knownVulnerabilities } from "../upkeep/packages.ts";
import { changesSince } from "./changed-content.ts";
import { goBack, type ReleaseWorld, release } from "./release.ts";
import { smokeProblemsAfter } from "./smoke-test.ts";

const help = `npm run release -- <project id>          what you changed goes live
npm run release -- <project id> --back   the release before goes live again

Checks the content, the settings and the project, builds, shows what changed since the last release, and asks.
Then it publishes site, functions and rules, and looks at every page of the live site.

  --back   go back: site, functions and rules as they were in the release before; the data stays
  --yes    ask nothing, for machines
  --help   show this`;

/** Reads which project to release, and in which direction. */
export function readReleaseOptions(args: string[]) {
  const shape = { project: projectOptions.project, back: flag, yes: flag };
  const read = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!read) return undefined;
  const [word, ...others] = read.words;
  if (others.length > 0)
    throw new PlainFailure(`One project id is enough: leave out "${others[0]}".`);
  const { project = word, back, yes } = read.values;
  if (word !== undefined && word !== project)
    throw new PlainFailure(`"${word}" and --project=${project} are two projects: name one.`);
  const named = projectOptions.project.safeParse(project);
  if (!named.success)
    throw new PlainFailure(`"${word}" isn't the id of a Firebase project, such as my-agency-1a2b.`);
  return { project: realProject(named.data), back, yes };
}

function run(folder: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: "inherit" });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
}

function requireSoundContent(): void {
  const { exitCode, output } = runContentCheck(true);
  if (exitCode !== 0) throw new PlainFailure(`${output}\n\nNothing was released.`);
}

/** Only warns, because a vulnerability is no reason to hold back new words. */
function warnOfVulnerabilities(): void {
  const vulnerabilities = knownVulnerabilities() ?? [];
  if (vulnerabilities.length === 0) return;
  console.log(
    `  Known vulnerabilities in packages: ${vulnerabilities.join(", ")}. Run \`npm run upkeep -- --update\` soon.`,
  );
}

/** A page without its own picture for social networks shows the site's, so nothing waits for one. */
async function drawSocialImages(): Promise<void> {
  try {
    await drawMissingSocialImages();
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.log(`  No new pictures for social networks: ${error.message}`);
  }
}

/** What a release does for a project. `isAgreed` answers its question with yes. */
export function releaseWorld(
  project: string,
  outside: Outside,
  { isAgreed }: { isAgreed: boolean },
): ReleaseWorld {
  return {
    folder: repositoryRoot,
    async requireReady() {
      requireSoundContent();
      await step("Looking at the project", () => requireReady(project, outside));
      warnOfVulnerabilities();
    },
    async build() {
      await drawSocialImages();
      const isBuilt = await run(
        repositoryRoot,
        "node_modules/vite/bin/vite.js",
        "build",
        "-c",
        "web/vite.config.ts",
      );
      if (!isBuilt)
        throw new PlainFailure("The site can't be built; see above. Nothing was released.");
    },
    changesSince,
    ask: isAgreed ? async () => "yes" : ask,
    async publish(folder) {
      rmSync(join(folder, uploadMark), { force: true });
      if (await run(folder, "scripts/run.mjs", "deploy", `--project=${project}`)) return "all";
      return existsSync(join(folder, uploadMark)) ? "parts" : "nothing";
    },
    smokeProblems: (folder) =>
      step("Looking at the live site", () =>
        smokeProblemsAfter(contentSite().origin, { root: folder }, { seconds: 120 }),
      ),
    say: (text) => console.log(text),
  };
}

/** `npm run release` */
export async function main(args: string[]): Promise<number> {
  const options = readReleaseOptions(args);
  if (!options) return 0;
  const world = releaseWorld(options.project, realOutside(), { isAgreed: options.yes });
  return options.back ? goBack(world) : release(world);
}
