import { agencyCompanyId, replyStatusPath } from "../../functions/src/contract/collections.ts";
import { replyStatus } from "../../functions/src/contract/reply-status.ts";
import { confirmedReaders } from "../../functions/src/newsletter/confirmed-readers.ts";
import { runContentCheck } from "../../web/publish/checks/run-content-check.ts";
import { claimedReaders, readersCompared } from "../admin/newsletter/claimed-readers.ts";
import { repliesCompared } from "../admin/project/claimed-replies.ts";
import { contentClaims } from "../admin/project/content-claims.ts";
import { chosenProject, projectOptions } from "../admin/project/project-options.ts";
import { flag, readCommandLine } from "../command-line.ts";

const help = `npm run content:check [-- options]

Reads web/content and says what is wrong, or what is still open.

  --production     also refuses what must not be published, as a deploy does
  --project=<id>   also compares what the site claims with what is counted there: readers, and how soon you answer
  --help           show this

Example: npm run content:check -- --project=my-agency-1a2b`;

/** `npm run content:check`. */
export async function main(args: string[]): Promise<number> {
  const shape = { project: projectOptions.project, production: flag };
  const read = readCommandLine(args, help, shape);
  if (!read) return 0;
  const { production, project } = read.values;
  const { exitCode, output, isSound } = runContentCheck(production);
  console.log(output);
  if (!isSound) return exitCode;
  const claims = contentClaims();
  const readers = claimedReaders(claims);
  if (project === undefined) {
    const said = readers ? `The site says ${readers.value} newsletter readers. ` : "";
    console.log(
      `${said}To compare what it claims with what is counted: npm run content:check -- --project=<project id>`,
    );
    return exitCode;
  }
  // Only this needs Firebase's packages, which take long to load.
  const { inProject } = await import("../admin/project/open-project.ts");
  await inProject(chosenProject({ project }), async ({ store }) => {
    const counted = readers && (await confirmedReaders(store).count().get());
    const measured = await store.doc(replyStatusPath(agencyCompanyId)).get();
    return [
      ...(readers && counted
        ? [`Newsletter readers: ${readersCompared(readers, counted.data().count)}`]
        : []),
      `Replies: ${repliesCompared(claims, replyStatus.safeParse(measured.data()).data)}`,
    ].join("\n");
  });
  return exitCode;
}
