import { z } from "zod";
import { businessDay } from "#contract/business-day";
import { counted } from "#contract/counted";
import { confirmedReaders } from "../../../functions/src/newsletter/confirmed-readers.ts";
import { issueNames } from "../../../web/publish/content/newsletter-issues.ts";
import { readContent } from "../../../web/publish/content/read-content.ts";
import { contentFolder } from "../../../web/publish/content-folder.ts";
import { ask, isAgreed } from "../../ask.ts";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { step } from "../../progress.ts";
import { inProject, whereWords } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { readIssue, writeNewIssue } from "./issue-file.ts";
import { previewIssue } from "./preview-issue.ts";
import { queueIssue, usualPerHour } from "./queue-issue.ts";

const help = `npm run newsletter -- <what> [options]

  new                       begins an issue in web/content/newsletter, with the posts since the last one
  preview [<issue>]         sends an issue into the mail inbox of \`npm start\`; the newest, where none is named
  send [<issue>]            shows to how many it goes, asks, and queues one email for each confirmed
                            address; the newest issue, where none is named. Begun again after a break, it
                            continues where it stopped: nobody gets two

  --per-hour=<number>       how many go out in an hour (${usualPerHour}, if not said); ask your email provider
  --yes                     do not ask
${projectHelp}
  --help                    show this

Example: npm run newsletter -- send 2026-11-23 --project=my-agency-1a2b`;

/** The sweep sends about 50 a minute. */
const perHour = z.coerce
  .number("must be a number")
  .int("must be a whole number")
  .min(1, "must be 1 or more")
  .max(2000, "must be 2000 or less")
  .default(usualPerHour);

function newIssue(): number {
  const file = writeNewIssue(contentFolder, readContent().posts, businessDay(new Date()));
  const name = file.slice(-"2026-11-23.md".length);
  console.log(
    `web/content/newsletter/${name} is started. Write what begins with "WRITE:", then: npm run newsletter -- send`,
  );
  return 0;
}

/** Says how many emails wait, and until when. */
export function queuedWords(queued: number, perHour: number): string {
  if (queued === 0) return "No email is queued: nobody on the list has confirmed any more.";
  if (queued === 1) return "1 email is queued, and goes out within a minute or two.";
  const hours = counted(Math.ceil(queued / perHour), "hour");
  return `${counted(queued, "email")} are queued. The last is due within ${hours}.`;
}

/** `npm run newsletter` */
export async function main(args: string[], answerTo = ask): Promise<number> {
  const shape = { ...projectOptions, "per-hour": perHour, yes: flag };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return 0;
  const [what, named, ...more] = line.words;
  if (what === "new" && named === undefined) return newIssue();
  if ((what !== "send" && what !== "preview") || more.length > 0) {
    throw new PlainFailure(
      "Say what to do: new, or preview or send and an issue; --help shows how.",
    );
  }
  const id = named ?? issueNames(contentFolder).at(-1);
  if (id === undefined) throw new PlainFailure("There is no issue yet: npm run newsletter -- new");
  const issue = readIssue(contentFolder, id);
  const { "per-hour": pace, yes } = line.values;
  const project = chosenProject(line.values);
  if (what === "preview") {
    await inProject(project, (opened) => previewIssue(opened, issue));
    return 0;
  }
  await inProject(project, async (opened) => {
    const found = await step("Counting who has confirmed", () =>
      confirmedReaders(opened.store).count().get(),
    );
    const { count } = found.data();
    if (count === 0) return "Nobody has confirmed the newsletter: nothing is sent.";
    const readers = counted(count, "reader");
    const question = `Send "${issue.subject}" to ${readers}, ${pace} an hour, ${whereWords(opened)}`;
    if (!yes && !(await isAgreed(question, "Nothing was sent", answerTo)))
      return "Nothing was sent.";
    const queued = await step("Queueing", (note) =>
      queueIssue(opened.store, { id, issue, perHour: pace }, note),
    );
    return `\n${queuedWords(queued, pace)} See what waits: npm run mail -- list`;
  });
  return 0;
}
