import { agencyCompanyId, type CompanyCollection } from "#contract/collections";
import { readCommandLine } from "../../../command-line.ts";
import { PlainFailure } from "../../../plain-failure.ts";
import { companyNamed } from "../../project/collection-options.ts";
import {
  chosenProject,
  type ProjectChoice,
  projectOptions,
} from "../../project/project-options.ts";

export const manyHelp = `npm run seed:many -- [options]

Fills a company of the emulators that \`npm start\` runs with invented records, to see how the product does
with many. Doing it again changes nothing; more adds what is missing.

  --leads=<number>          how many of each (0 when not given; 1000 leads when none is)
  --clients=<number>
  --tasks=<number>
  --company=<id>            whose (${agencyCompanyId})
  --firestore-port=<port>   where the Firestore emulator listens (8080)
  --auth-port=<port>        where the Auth emulator listens (9099)
  --help                    show this

Example: npm run seed:many -- --leads=100000`;

/** More would not fit into the emulator's memory. */
const most = 1_000_000;

export interface ManyOptions {
  help: boolean;
  companyId: string;
  counts: Record<CompanyCollection, number>;
  project: ProjectChoice;
}

function countOf(option: string, text: string | undefined): number {
  if (text === undefined) return 0;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (count <= most) return count;
  throw new PlainFailure(`--${option} must be a number up to ${most}, not "${text}".`);
}

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  const own = { leads: text, clients: text, tasks: text, company: text } as const;
  const { project: _, ...ports } = projectOptions;
  return readCommandLine({ args, options: { ...ports, ...own, help: { type: "boolean" } } }).values;
}

/** Reads what stands after `npm run seed:many --`. There is no --project: the real one stays clean. */
export function parseManyOptions(args: string[]): ManyOptions {
  const values = readArguments(args);
  const { leads, clients, tasks } = values;
  const isPlain = leads === undefined && clients === undefined && tasks === undefined;
  return {
    help: values.help ?? false,
    companyId: companyNamed(values.company ?? agencyCompanyId),
    counts: {
      leads: isPlain ? 1000 : countOf("leads", leads),
      clients: countOf("clients", clients),
      tasks: countOf("tasks", tasks),
    },
    project: chosenProject(values),
  };
}
