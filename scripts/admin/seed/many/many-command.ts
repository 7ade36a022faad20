import { agencyCompanyId } from "#contract/collections";
import { readCommandLine, wholeNumber } from "../../../command-line.ts";
import { step } from "../../../progress.ts";
import { companyOption, requireCompany } from "../../project/company-option.ts";
import { inProject } from "../../project/open-project.ts";
import { chosenProject, emulatorHelp, emulatorOptions } from "../../project/project-options.ts";
import { rowWords } from "../../project/stored-tables.ts";
import { writeMany } from "./write-many.ts";

const help = `npm run seed -- [options]

Fills a company of the emulators that \`npm start\` runs with invented records, to see how the product does
with many. Doing it again changes nothing; more adds what is missing.

  --leads=<number>          how many of each (0 when not given; 1000 leads when none is)
  --clients=<number>
  --tasks=<number>
  --company=<id>            whose (${agencyCompanyId})
${emulatorHelp}
  --help                    show this

Example: npm run seed -- --leads=100000`;

/** More would not fit into the emulator's memory. */
const count = wholeNumber(0, 1_000_000, "a number").optional();

/**
 * `npm run seed` fills a company of the emulators with very many records. It has no --project: the real one stays
 * clean.
 */
export async function main(args: string[]): Promise<number> {
  const own = { leads: count, clients: count, tasks: count, company: companyOption };
  const line = readCommandLine(args, help, { ...emulatorOptions, ...own });
  if (!line) return 0;
  const { company: companyId = agencyCompanyId, clients = 0, tasks = 0 } = line.values;
  const { leads = clients + tasks > 0 ? 0 : 1000 } = line.values;
  await inProject(chosenProject(line.values), async (opened) => {
    await requireCompany(opened, companyId);
    const counts = { leads, clients, tasks };
    for (const collection of ["leads", "clients", "tasks"] as const) {
      const count = counts[collection];
      if (count === 0) continue;
      const title = `Writing ${rowWords({ name: collection, companyId }, count)}`;
      await step(title, (note) => writeMany(opened.store, { companyId, collection, count }, note));
    }
    return `\nThe company ${companyId} has them now.`;
  });
  return 0;
}
