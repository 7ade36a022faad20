import { basename } from "node:path";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import {
  collectionNamed,
  companyNamed,
  companyOption,
  requireCompany,
} from "../project/collection-options.ts";
import { withProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { type ImportJob, importFile } from "./import-file.ts";
import { importSummary } from "./import-summary.ts";

const help = `npm run import -- leads|clients|tasks <file.csv> --company=<id> [options]

Takes over an export of the former tables: a CSV file whose first line names the columns (id, first_name,
last_name, email, company_name, status, created_at and so on). Import clients before tasks: a task
finds its client by client_id, or else by client_name.

Every row is checked. Good rows are stored, bad ones are named with their line. The column id becomes
the id of the document, so the same file can be imported again: nothing comes twice, and what was put
right is changed. A row without an id is known by what it says.

  --company=<id>            whose data it is
  --dry-run                 only check and compare, store nothing
${projectHelp}
  --help                    show this

Example: npm run import -- leads leads.csv --company=agency --dry-run`;

/** Reads what stands after `npm run import --`; anything unknown is a failure that says so. */
export function readImportOptions(args: string[]) {
  const shape = { ...projectOptions, company: companyOption, "dry-run": flag };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return undefined;
  const [word, file, ...more] = line.words;
  const collection = collectionNamed(word);
  if (file === undefined) {
    throw new PlainFailure(`Say which file: npm run import -- ${word} file.csv`);
  }
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one file at a time.`);
  const { values } = line;
  const companyId = companyNamed(values.company);
  const job: ImportJob = { collection, companyId, file, dryRun: values["dry-run"] };
  return { job, project: chosenProject(values) };
}

/** `npm run import`: takes over an export of the former tables. */
export async function main(args: string[]): Promise<number> {
  const options = readImportOptions(args);
  if (!options) return 0;
  const { job, project } = options;
  const report = await withProject(project, async (opened) => {
    await requireCompany(opened, job.companyId);
    const title = `${job.dryRun ? "Checking" : "Importing"} ${basename(job.file)}`;
    return step(title, (note) => importFile(opened.store, job, note));
  });
  console.log(`\n${importSummary(job, report)}`);
  return report.bad.length > 0 ? 1 : 0;
}
