import { counted } from "#contract/counted";
import { ask, isAgreed } from "../../ask.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { inProject, type OpenProject, whereWords } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { findOutdated, noteAllKeys, writeFields } from "./outdated-records.ts";

const help = `npm run upkeep -- records [options]

Brings stored records up to date: writes what they are found and ordered by, where an earlier version of the
site, an import with Google's commands or a change by hand has left it out. That is an e-mail address in one
spelling, by which a person is found with a few reads however much is stored, and a task's place in the order
of due dates. It shows first how many records lack it, and asks. Doing it again does the rest where it broke
off.

  --yes                     do not ask
${projectHelp}
  --help                    show this

Example: npm run upkeep -- records --project=my-agency-1a2b`;

/** Asks, and writes the missing fields. @returns the result in words. */
export async function bringUpToDate(
  opened: Pick<OpenProject, "store" | "target">,
  answerTo: typeof ask,
): Promise<string> {
  const { store } = opened;
  const outdated = await step("Reading every address and task", (note) =>
    findOutdated(store, note),
  );
  if (outdated.length > 0) {
    const records = counted(outdated.length, "record");
    const question = `Bring ${records} up to date ${whereWords(opened)}`;
    if (!(await isAgreed(question, "Nothing was written", answerTo))) return "Nothing was written.";
    const left = await step(`Writing ${records}`, (note) => writeFields(store, outdated, note));
    if (left > 0) {
      const changed = counted(left, "record");
      throw new PlainFailure(`${changed} changed meanwhile: run this again for the rest.`);
    }
  }
  await noteAllKeys(store);
  return "\nEvery record is up to date.";
}

/** `npm run upkeep -- records` */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { ...projectOptions, yes: flag });
  if (!line) return 0;
  const answerTo = line.values.yes ? async () => "yes" : ask;
  await inProject(chosenProject(line.values), (opened) => bringUpToDate(opened, answerTo));
  return 0;
}
