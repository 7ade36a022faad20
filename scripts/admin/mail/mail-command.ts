import { documentId } from "#contract/document-id";
import { flag, readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { usualPerHour } from "../newsletter/queue-issue.ts";
import { inProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { listMails } from "./list-mails.ts";
import { type ChosenMails, retryMails } from "./retry-mails.ts";

const help = `npm run mail -- <what> [options]

Shows which emails are not out yet, to the owner and, apart from those, to visitors; and sends
those that were given up.

  list                      shows what waits or was given up, and why; never what somebody wrote
  retry <id> [<id> ...]     tries these again; the ids are those of the list
  retry --all               tries everything again that was given up, but for those to visitors
  retry --issue=<issue>     tries a newsletter again for the readers for whom it was given up, ${usualPerHour} an hour

${projectHelp}
  --help                    show this

Example: npm run mail -- retry --all --project=my-agency-1a2b`;

/** Reads the arguments after `npm run mail --`. Anything unknown is a failure that says so. */
export function readMailOptions(args: string[]) {
  const shape = { ...projectOptions, all: flag, issue: documentId.optional() };
  const line = readCommandLine(args, help, shape, { allowPositionals: true });
  if (!line) return undefined;
  const [what, ...ids] = line.words;
  const { all, issue } = line.values;
  const ways = [ids.length > 0, all, issue !== undefined].filter(Boolean).length;
  if (what !== "list" && what !== "retry") {
    const given = what === undefined ? "Say what to do" : `"${what}" is not known`;
    throw new PlainFailure(`${given}: use list or retry; --help shows how.`);
  }
  if (what === "list" && ways > 0) {
    throw new PlainFailure("list always shows everything: leave out what follows it.");
  }
  if (what === "retry" && ways !== 1) {
    throw new PlainFailure(
      "Say which: retry takes ids of the list, --all or --issue, and only one of them.",
    );
  }
  const named: ChosenMails = issue === undefined ? { ids } : { issue };
  const which: ChosenMails = all ? "owner" : named;
  return { project: chosenProject(line.values), what, which };
}

/** `npm run mail` lists or retries the emails that are not out yet. */
export async function main(args: string[]): Promise<number> {
  const options = readMailOptions(args);
  if (!options) return 0;
  const { project, what, which } = options;
  await inProject(project, (opened) =>
    what === "list" ? listMails(opened) : retryMails(opened, which),
  );
  return 0;
}
