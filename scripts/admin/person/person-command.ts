import { readCommandLine } from "../../command-line.ts";
import { inProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { addressOf, readPerson } from "./read-person.ts";
import { personInFull } from "./show-person.ts";

const help = `npm run person -- <e-mail> [options]

Shows everything that is stored about an e-mail address: forms, leads and clients of all companies, mail,
newsletter, access. Capital letters make no difference. Until \`npm run upkeep -- records\` has run once, it reads
every stored address, which costs some cents where there are 100,000.

${projectHelp}
  --help                    show this

Example: npm run person -- ana@shop.example --project=my-agency-1a2b`;

/** `npm run person` shows what is stored about a person. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, projectOptions, { allowPositionals: true });
  if (!line) return 0;
  const email = addressOf(line.words, "person --");
  const project = chosenProject(line.values);
  await inProject(project, async (opened) => {
    return `\n${personInFull(await readPerson(opened, email))}`;
  });
  return 0;
}
