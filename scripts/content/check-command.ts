import { confirmedReaders } from "../../functions/src/newsletter/confirmed-readers.ts";
import { runContentCheck } from "../../web/publish/checks/run-content-check.ts";
import { claimedReaders, readersCompared } from "../admin/newsletter/claimed-readers.ts";
import { contentClaims } from "../admin/project/content-claims.ts";
import { chosenProject, projectOptions } from "../admin/project/project-options.ts";
import { flag, readCommandLine } from "../command-line.ts";

const help = `npm run content:check [-- options]

Reads web/content and says what is wrong, or what is still open.

  --production     also refuses what must not be published, as a deploy does
  --project=<id>   also counts who has confirmed the newsletter there, and compares that with what the site says
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
  const claimed = isSound ? claimedReaders(contentClaims()) : undefined;
  if (!claimed) return exitCode;
  if (project === undefined) {
    console.log(
      `The site says ${claimed.value} newsletter readers. To count them: npm run content:check -- --project=<project id>`,
    );
    return exitCode;
  }
  // Only this needs Firebase's packages, which take long to load.
  const { inProject } = await import("../admin/project/open-project.ts");
  await inProject(chosenProject({ project }), async ({ store }) => {
    const counted = await confirmedReaders(store).count().get();
    return `Newsletter readers: ${readersCompared(claimed, counted.data().count)}`;
  });
  return exitCode;
}
