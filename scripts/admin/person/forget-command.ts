import { ask, isAgreed } from "../../ask.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { inProject, whereWords } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { forget, planForgetting } from "./forget-person.ts";
import { addressOf, readPerson } from "./read-person.ts";

const help = `npm run person -- forget <e-mail> [options]

Deletes what is stored about an e-mail address: forms, leads of all companies, mail, newsletter, and an
account without access. It shows first how much that is, and asks. What exactly it is, \`npm run person\`
shows. Doing it again does the rest where it broke off.

  --clients                 also the clients with this address, and the tasks linked to them
  --yes                     do not ask
${projectHelp}
  --help                    show this

Example: npm run person -- forget ana@shop.example --project=my-agency-1a2b`;

const outOfReach = `This can't reach backups and the database's history, sent emails in your mailbox, exported files, and what
was written about a person in texts. How long backups live: docs/operations/retention.md.`;

/** `npm run person -- forget`: deletes what is stored about somebody. */
export async function main(args: string[], answerTo = ask): Promise<number> {
  const shape = { ...projectOptions, clients: flag, yes: flag };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return 0;
  const { clients, yes } = line.values;
  const email = addressOf(line.words, "person -- forget");
  await inProject(chosenProject(line.values), async (opened) => {
    const plan = planForgetting(await readPerson(opened, email), clients);
    const many = plan.documents.length + (plan.account ? 1 : 0);
    console.log(`\n${plan.summary}\n`);
    if (many === 0) return `There is nothing to delete about ${email}.\n${outOfReach}`;
    const question = `Delete ${many} of ${email} for ever, ${whereWords(opened)}`;
    if (!yes && !(await isAgreed(question, "Nothing was deleted", answerTo)))
      return "Nothing was deleted.";
    await step(`Deleting ${many}`, (note) => forget(opened, plan, note));
    return `\n${email} is forgotten, except for what is to keep above.\n${outOfReach}`;
  });
  return 0;
}
