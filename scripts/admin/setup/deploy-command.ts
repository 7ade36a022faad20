import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readFirebaseConfig } from "../../../web/publish/hosting/firebase-config.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { repositoryRoot } from "../../repository.ts";
import { projectOptions } from "../project/project-options.ts";
import { asLines, inTheWay, judgeAll } from "./report.ts";
import { realProject } from "./setup-command.ts";
import { type Outside, realOutside, surroundings } from "./surroundings.ts";

const help = `node scripts/run.mjs deploy --project=<id>

The last step of \`npm run release\`, in the folder that goes live. Looks at the project as \`npm run setup\` does, and refuses while something is missing or unsafe. Then Firebase's
own deploy checks the settings and the content, builds, and publishes.

  --project=<id>   the real project, with your credentials
  --anyway         don't look at the project, where that is wrong about it; the settings and the content are still checked
  --help           show this`;

/** This file is next to firebase.json, because the paths in it begin there. */
const fittedConfig = join(repositoryRoot, "firebase.fitted.json");

/** Firebase's last step before it uploads anything makes this file (`predeploy` in firebase.json). */
export const uploadMark = ".firebase-uploading.json";

/** @throws PlainFailure that names everything that blocks a deploy. */
export async function requireReady(project: string, outside: Outside): Promise<void> {
  const around = surroundings(outside, project);
  const open = inTheWay(await judgeAll(around));
  if (open.length === 0) return;
  const lines = open.map((check) => asLines(check, around));
  throw new PlainFailure(
    `Not deployed. In the way:\n\n${lines.join("\n")}\n\n\`npm run setup -- --project=${project}\` shows the whole list.`,
  );
}

function firebase(args: string[]): Promise<number> {
  const program = join(repositoryRoot, "node_modules/firebase-tools/lib/bin/firebase.js");
  return new Promise((resolve, reject) => {
    const env = { ...process.env, HEADERS_FIT: "yes" };
    const child = spawn(process.execPath, [program, ...args], { stdio: "inherit", env });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs Firebase's deploy once the project is ready. `npm run release` runs it, in an older release's folder, too. */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, { project: projectOptions.project, anyway: flag });
  if (!read) return 0;
  const project = realProject(read.values.project);
  if (!read.values.anyway) await requireReady(project, realOutside());
  writeFileSync(fittedConfig, JSON.stringify(readFirebaseConfig(), null, 2));
  try {
    return await firebase(["deploy", "--project", project, "--config", fittedConfig]);
  } finally {
    rmSync(fittedConfig, { force: true });
  }
}
