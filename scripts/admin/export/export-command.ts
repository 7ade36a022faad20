import { z } from "zod";
import { businessDay } from "#contract/business-day";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { companyOption, requireCompany } from "../project/company-option.ts";
import { exportPath, shownPath } from "../project/data-path.ts";
import { inProject, type OpenProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { locationNamed, rowWords } from "../project/stored-tables.ts";
import { type ExportJob, exportFile } from "./export-file.ts";

const help = `npm run export -- leads|log|clients|client-log|tasks|task-log [file.csv] --company=<id> [options]
npm run export -- messages|subscribers [file.csv] [options]

Writes everything of one kind into a CSV file that spreadsheets open and \`npm run import\` reads. A name alone
means a file in the folder exports, which git leaves out. A text that a spreadsheet would run as a formula gets an
apostrophe in front, which the import takes away.

  --company=<id>            whose data it is
  --database=<name>         another database of the project, such as one that a backup was restored into
${projectHelp}
  --help                    show this

Example: npm run export -- clients clients.csv --company=agency`;

/** The name of a Firestore database. The live one is called "(default)". */
const databaseOption = z
  .string()
  .regex(
    /^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/,
    "must be the name of a database, such as restored",
  )
  .optional();

/** Reads the arguments after `npm run export --`. Anything unknown is a failure that says so. */
export function readExportOptions(args: string[], today: Date) {
  const shape = { ...projectOptions, company: companyOption, database: databaseOption };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return undefined;
  const [word, named, ...more] = line.words;
  const { company, database } = line.values;
  const location = locationNamed(word, company);
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one file at a time.`);
  const whose = company === undefined ? "" : `-${company}`;
  const usual = `${location.name}${whose}-${businessDay(today)}.csv`;
  const job: ExportJob = { location, file: exportPath(named ?? usual) };
  return { job, database, project: chosenProject(line.values) };
}

/** Says what an export did. */
export function writtenWords({ location, file }: ExportJob, written: number): string {
  const rows = rowWords(location, written);
  if (written === 0) return `There are ${rows}, so no file was written.`;
  return `${rows} ${written === 1 ? "is" : "are"} in ${shownPath(file)}.`;
}

/** `npm run export` writes everything of one kind into a CSV file. */
export async function main(args: string[]): Promise<number> {
  const options = readExportOptions(args, new Date());
  if (!options) return 0;
  const { job, database, project } = options;
  const work = async (opened: OpenProject) => {
    await requireCompany(opened, job.location.companyId);
    const shown = shownPath(job.file);
    const written = await step(`Writing ${shown}`, (note) => exportFile(opened.store, job, note));
    return `\n${writtenWords(job, written)}`;
  };
  await inProject(project, work, database);
  return 0;
}
