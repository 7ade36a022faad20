import { spawn } from "node:child_process";
import { join } from "node:path";
import { readCommandLine } from "../../command-line.ts";
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
  --help           show this`;

/** @throws PlainFailure that says all that is in the way. */
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
    const child = spawn(process.execPath, [program, ...args], { stdio: "inherit" });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Firebase's deploy, once the project is ready for it: `npm run release` runs it, in an older release's folder too. */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, { project: projectOptions.project });
  if (!read) return 0;
  const project = realProject(read.values.project);
  await requireReady(project, realOutside());
  return firebase(["deploy", "--project", project]);
}
