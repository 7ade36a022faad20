import { counted } from "#contract/counted";
import { ask } from "../../ask.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { inProject, type OpenProject, whereWords } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { findWithoutKey, noteAllKeys, writeKeys } from "./email-keys.ts";

const help = `npm run person -- keys [options]

Writes the e-mail address of each record beside it in one spelling, where that is missing. Then \`npm run
person\`, \`npm run person -- forget\` and the links in emails find a person with a few reads, however much is stored;
until then, they read everything. New records have it from the start, so once is enough. It shows first how
many records lack it, and asks. Doing it again does the rest where it broke off.

  --yes                     do not ask
${projectHelp}
  --help                    show this

Example: npm run person -- keys --project=my-agency-1a2b`;

/** Asks, and writes what is missing. @returns what came of it. */
export async function writeMissing(
  opened: Pick<OpenProject, "store" | "place">,
  answerTo: typeof ask,
): Promise<string> {
  const { store } = opened;
  const missing = await step("Reading every stored address", (note) => findWithoutKey(store, note));
  if (missing.length > 0) {
    const records = counted(missing.length, "record");
    const answer = await answerTo(`Write the key of ${records} ${whereWords(opened)}? Type yes: `);
    if (answer === undefined) {
      throw new PlainFailure("Nothing was written: without a terminal to ask, --yes says so.");
    }
    if (answer !== "yes") return "Nothing was written.";
    const left = await step(`Writing ${records}`, (note) => writeKeys(store, missing, note));
    if (left > 0) {
      const changed = counted(left, "record");
      throw new PlainFailure(`${changed} changed meanwhile: run this again for the rest.`);
    }
  }
  await noteAllKeys(store);
  return "\nEvery record has its key: a person is found with a few reads.";
}

/** `npm run person -- keys`: what is stored gets what a person is found by. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, { ...projectOptions, yes: flag });
  if (!line) return 0;
  const answerTo = line.values.yes ? async () => "yes" : ask;
  await inProject(chosenProject(line.values), (opened) => writeMissing(opened, answerTo));
  return 0;
}
