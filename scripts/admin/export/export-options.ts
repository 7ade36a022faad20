import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { collectionNamed, companyNamed } from "../project/collection-options.ts";
import {
  chosenProject,
  type ProjectChoice,
  projectHelp,
  projectOptions,
} from "../project/project-options.ts";
import type { ExportJob } from "./export-file.ts";

export const exportHelp = `npm run export -- leads|clients|tasks [file.csv] --company=<id> [options]

Writes everything of one kind into a CSV file that spreadsheets open and \`npm run import\` reads. A text
that a spreadsheet would run as a formula gets an apostrophe in front, which the import takes away.

  --company=<id>            whose data it is
${projectHelp}
  --help                    show this

Example: npm run export -- clients clients.csv --company=agency`;

export type ExportOptions =
  | { help: true }
  | { help: false; job: ExportJob; project: ProjectChoice };

function readArguments(args: string[]) {
  const own = { company: { type: "string" }, help: { type: "boolean" } } as const;
  return readCommandLine({ args, options: { ...projectOptions, ...own }, allowPositionals: true });
}

/** Reads what stands after `npm run export --`; anything unknown is a failure that says so. */
export function parseExportOptions(args: string[], today: Date): ExportOptions {
  const { values, positionals } = readArguments(args);
  if (values.help) return { help: true };
  const [word, named, ...more] = positionals;
  const collection = collectionNamed(word);
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one file at a time.`);
  const companyId = companyNamed(values.company);
  const file = named ?? `${collection}-${companyId}-${today.toISOString().slice(0, 10)}.csv`;
  return { help: false, job: { collection, companyId, file }, project: chosenProject(values) };
}
