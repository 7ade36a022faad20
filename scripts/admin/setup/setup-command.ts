import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { contentSite } from "../project/content-site.ts";
import { chosenProject, projectOptions } from "../project/project-options.ts";
import { askSettings, type Dialog } from "./ask-settings.ts";
import { makeAlerts } from "./checks/alert-checks.ts";
import { asLines, byHand, inTheWay, judgeAll } from "./report.ts";
import { readSettingsFile, settingsFileProblems, writeSettingsFile } from "./settings-file.ts";
import { type Outside, realOutside, surroundings } from "./surroundings.ts";

const help = `npm run setup -- --project=<id> [options]

Asks for the settings of the functions where they aren't usable yet, and then looks at the project: what is
there, what is missing, what is unsafe, and how to fix it. It changes nothing in the project, except with
--alerts. Run it as often as you like.

  --content        alone: ask about the business instead, and write the answers into web/content
  --project=<id>   the real project, with your credentials
  --check          ask nothing, only look (as it is without a terminal)
  --settings       ask for the settings again, also where they are usable
  --alerts         make the alerts in functions/alerts that the project doesn't have yet
  --help           show this

The exit code is 1 while something that a deploy needs is missing or unsafe.`;

const shape = {
  project: projectOptions.project,
  ...{ check: flag, settings: flag, alerts: flag, content: flag },
};

/** The real project that an option names. */
export function realProject(project: string | undefined): string {
  const choice = chosenProject({ project });
  if (choice.kind === "real") return choice.projectId;
  throw new PlainFailure("Say which project with --project=<id>; the demo needs no setup.");
}

export function readSetupOptions(args: string[]) {
  const read = readCommandLine(args, help, shape);
  if (!read) return undefined;
  const { content, ...values } = read.values;
  if (content) throw new PlainFailure("--content goes alone: npm run setup -- --content");
  return { ...values, project: realProject(values.project) };
}

type SetupOptions = NonNullable<ReturnType<typeof readSetupOptions>>;

/** Asks for the settings and writes them, if they have problems or the options ask for it. */
export async function settle(options: SetupOptions, folder: string, dialog: Dialog) {
  const { project } = options;
  if (!options.settings && settingsFileProblems(folder, project).length === 0) return;
  dialog.output.write(`\nThe settings of the functions. Enter takes what is in brackets.\n`);
  const present = readSettingsFile(folder, project);
  writeSettingsFile(folder, project, await askSettings(dialog, present, contentSite().origin));
}

/** Checks the project and prints what it found. @returns the exit code. */
export async function checkProject(options: SetupOptions, outside: Outside): Promise<number> {
  const around = surroundings(outside, options.project);
  if (options.alerts) {
    const made = await makeAlerts(around);
    console.log(made.length === 0 ? "No alert was missing." : `Made alerts: ${made.join(", ")}.`);
  }
  const all = await judgeAll(surroundings(outside, options.project));
  const open = inTheWay(all).length;
  console.log(`\n${options.project}\n`);
  for (const check of all) console.log(asLines(check, around));
  console.log(`\nTo do or to know, because nothing can look it up:\n\n${byHand(around)}`);
  console.log(open === 0 ? "\nReady for a release." : `\nIn the way of a release: ${open}.`);
  return open === 0 ? 0 : 1;
}

/** `npm run setup` runs a guided check of the real project. */
export async function main(args: string[]): Promise<number> {
  const options = readSetupOptions(args);
  if (!options) return 0;
  const outside = realOutside();
  const { stdin: input, stdout: output } = process;
  if (input.isTTY && !options.check) await settle(options, outside.folder, { input, output });
  return checkProject(options, outside);
}
