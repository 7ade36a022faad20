import { basename } from "node:path";
import { ask, isAgreed } from "../../ask.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { companyOption, requireCompany } from "../project/company-option.ts";
import { inProject, type OpenProject, whereWords } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { locationNamed } from "../project/stored-tables.ts";
import {
  changesReport,
  fileReport,
  importSummary,
  kindsOf,
  withoutChanges,
  withoutReaders,
} from "./import-summary.ts";
import { type ImportJob, planFile } from "./plan-file.ts";
import { writePlan } from "./write-plan.ts";

const help = `npm run import -- leads|log|clients|client-log|tasks|task-log <file.csv> --company=<id> [options]
npm run import -- messages|subscribers <file.csv> [options]

Brings in a CSV file whose first line names the columns, as a spreadsheet or \`npm run export\` writes it. Import
leads and clients before tasks: a task finds its client by client_id or client_name. What was noted about
leads (log), clients (client-log) and tasks (task-log), messages and subscribers are only taken back as the
export wrote them.

Every row is checked. Good rows are stored, bad ones are named with their line. Nothing comes twice: a row with
an id is that record. Without an id, a lead is known by its e-mail address, a client by its name and e-mail
address, a task by its title and client. What would change in a stored record is told and asked first.

  --company=<id>            whose data it is
  --dry-run                 only check and compare, store nothing
  --only-new                add what is missing, and leave all stored records as they are
  --yes                     do not ask before stored records are changed
  --list-was-lost           with subscribers: put people on the newsletter's list who aren't stored now. Nobody can
                            tell whether they were lost, or left; those who are stored and have left stay off it
${projectHelp}
  --help                    show this

Example: npm run import -- leads leads.csv --company=agency --dry-run`;

interface ImportOptions extends ImportJob {
  dryRun: boolean;
  onlyNew: boolean;
  listWasLost: boolean;
  yes: boolean;
}

/** Reads the arguments after `npm run import --`. Anything unknown is a failure that says so. */
export function readImportOptions(args: string[]) {
  const own = { "dry-run": flag, "only-new": flag, "list-was-lost": flag, yes: flag };
  const shape = { ...projectOptions, ...own, company: companyOption };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return undefined;
  const [word, file, ...more] = line.words;
  const { values } = line;
  const location = locationNamed(word, values.company);
  if (file === undefined) {
    throw new PlainFailure(`Say which file: npm run import -- ${word} file.csv`);
  }
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one file at a time.`);
  const { "dry-run": dryRun, "only-new": onlyNew, "list-was-lost": listWasLost, yes } = values;
  const job: ImportOptions = { location, file, dryRun, onlyNew, listWasLost, yes };
  return { job, project: chosenProject(values) };
}

async function runImport(opened: OpenProject, job: ImportOptions, answerTo: typeof ask) {
  const { location, file, dryRun, onlyNew, listWasLost, yes } = job;
  await requireCompany(opened, location.companyId);
  const all = await step(`Reading ${basename(file)}`, (note) => planFile(opened.store, job, note));
  const allowed = listWasLost ? all : withoutReaders(all);
  const plan = onlyNew ? withoutChanges(allowed) : allowed;
  const { added, changed } = kindsOf(plan);
  console.log(`\n${[fileReport(plan), changesReport(plan)].filter(Boolean).join("\n")}`);
  const asks = !dryRun && !yes && changed.length > 0;
  const question = `Change ${changed.length} ${whereWords(opened)}`;
  const goesOn = asks ? await isAgreed(question, "Nothing was stored", answerTo) : !dryRun;
  if (goesOn && added.length + changed.length > 0) {
    await step("Storing", (note) => writePlan(opened.store, location, plan, note));
  }
  return { said: importSummary(location, plan, goesOn), code: plan.bad.length > 0 ? 1 : 0 };
}

/** `npm run import`: brings in a file. */
export async function main(args: string[], answerTo = ask): Promise<number> {
  const options = readImportOptions(args);
  if (!options) return 0;
  let exitCode = 1;
  await inProject(options.project, async (opened) => {
    const { said, code } = await runImport(opened, options.job, answerTo);
    exitCode = code;
    return said;
  });
  return exitCode;
}
