import { readCommandLine } from "../../command-line.ts";
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
import { type ExportJob, exportFile } from "./export-file.ts";

const help = `npm run export -- leads|clients|tasks [file.csv] --company=<id> [options]

Writes everything of one kind into a CSV file that spreadsheets open and \`npm run import\` reads. A text
that a spreadsheet would run as a formula gets an apostrophe in front, which the import takes away.

  --company=<id>            whose data it is
${projectHelp}
  --help                    show this

Example: npm run export -- clients clients.csv --company=agency`;

/** Reads what stands after `npm run export --`; anything unknown is a failure that says so. */
export function readExportOptions(args: string[], today: Date) {
  const shape = { ...projectOptions, company: companyOption };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return undefined;
  const [word, named, ...more] = line.words;
  const collection = collectionNamed(word);
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one file at a time.`);
  const companyId = companyNamed(line.values.company);
  const file = named ?? `${collection}-${companyId}-${today.toISOString().slice(0, 10)}.csv`;
  const job: ExportJob = { collection, companyId, file };
  return { job, project: chosenProject(line.values) };
}

/** `npm run export`: everything of one kind as a CSV file. */
export async function main(args: string[]): Promise<number> {
  const options = readExportOptions(args, new Date());
  if (!options) return 0;
  const { job, project } = options;
  const written = await withProject(project, async (opened) => {
    await requireCompany(opened, job.companyId);
    return step(`Writing ${job.file}`, (note) => exportFile(opened.store, job, note));
  });
  console.log(
    `\n${written.toLocaleString("en-US")} ${job.collection} of ${job.companyId} are in ${job.file}.`,
  );
  return 0;
}
