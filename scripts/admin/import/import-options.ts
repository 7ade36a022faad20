import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { collectionNamed, companyNamed } from "../project/collection-options.ts";
import {
  chosenProject,
  type ProjectChoice,
  projectHelp,
  projectOptions,
} from "../project/project-options.ts";
import type { ImportJob } from "./import-file.ts";

export const importHelp = `npm run import -- leads|clients|tasks <file.csv> --company=<id> [options]

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

export type ImportOptions =
  | { help: true }
  | { help: false; job: ImportJob; project: ProjectChoice };

function readArguments(args: string[]) {
  const flag = { type: "boolean" } as const;
  const own = { company: { type: "string" }, "dry-run": flag, help: flag } as const;
  return readCommandLine({ args, options: { ...projectOptions, ...own }, allowPositionals: true });
}

/** Reads what stands after `npm run import --`; anything unknown is a failure that says so. */
export function parseImportOptions(args: string[]): ImportOptions {
  const { values, positionals } = readArguments(args);
  if (values.help) return { help: true };
  const [word, file, ...more] = positionals;
  const collection = collectionNamed(word);
  if (file === undefined)
    throw new PlainFailure(`Say which file: npm run import -- ${word} file.csv`);
  if (more.length > 0) throw new PlainFailure(`"${more[0]}" is too much: one file at a time.`);
  const companyId = companyNamed(values.company);
  return {
    help: false,
    job: { collection, companyId, file, dryRun: values["dry-run"] === true },
    project: chosenProject(values),
  };
}
