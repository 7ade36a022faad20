import { z } from "zod";
import { businessDay } from "#contract/business-day";
import { writeChanges } from "../../web/editing/file-change.ts";
import { isItemKind, itemKinds, newItem } from "../../web/editing/new/new-item.ts";
import { ContentProblem } from "../../web/publish/content/content-problem.ts";
import { contentFolder } from "../../web/publish/content-folder.ts";
import { readCommandLine } from "../command-line.ts";
import { PlainFailure } from "../plain-failure.ts";

const help = `npm run new -- <what> "<name>"

Makes a new entry in web/content and puts it where it is shown. Texts that you have to write begin with "WRITE:".

  npm run new -- city Evesham                        a town's page, with its quote form; all lists of towns have it
  npm run new -- post "Our winter hours"             a blog post
  npm run new -- testimonial "Ruth K."               a customer's words, on Home
  npm run new -- portfolio "Tulip Lane" --url=https://tulip-lane.example
  npm run new -- question "Do you work on Saturdays?" --page=web-design
  npm run new -- service "Menu photography"          a card under Services on Home

  --page=<name>     the page that shows it, by the name of its file (testimonial, question, service)
  --url=<address>   where a portfolio site is
  --help            show this`;

function make(args: { kind: string; name: string; page?: string; url?: string }) {
  const { kind, ...request } = args;
  if (!isItemKind(kind)) {
    throw new PlainFailure(`Say what it is: ${itemKinds.join(", ")}. See npm run new -- --help`);
  }
  try {
    return newItem(kind, { ...request, today: businessDay(new Date()) }, contentFolder);
  } catch (error) {
    throw error instanceof ContentProblem ? new PlainFailure(error.message) : error;
  }
}

/** `npm run new` */
export async function main(args: string[]): Promise<number> {
  const shape = { page: z.string().optional(), url: z.string().optional() };
  const read = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!read) return 0;
  const [kind = "", ...name] = read.words;
  if (name.length === 0) {
    throw new PlainFailure(
      `Say what it is and what it's called, such as: npm run new -- city Evesham`,
    );
  }
  const { changes, next } = make({ kind, name: name.join(" "), ...read.values });
  writeChanges(contentFolder, changes);
  console.log(
    [
      "Written:",
      ...changes.map(({ file }) => `  web/content/${file}`),
      "",
      'Next: open it, and write your own words in place of each text that begins with "WRITE:".',
      ...next,
      "Look at it with npm run dev. npm run content:check lists what is still to be written.",
    ].join("\n"),
  );
  return 0;
}
