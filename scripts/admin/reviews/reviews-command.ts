import { collections } from "#contract/collections";
import { counted } from "#contract/counted";
import { writeChanges } from "../../../web/editing/file-change.ts";
import { contentFolder } from "../../../web/publish/content-folder.ts";
import { readCommandLine } from "../../command-line.ts";
import { inProject, type OpenProject } from "../project/open-project.ts";
import { chosenProject, projectHelp, projectOptions } from "../project/project-options.ts";
import { reviewDraft, withDrafts } from "./review-drafts.ts";

const help = `npm run reviews [-- options]

Puts the reviews that your clients allow you to quote into web/content/testimonials.yaml, each once, with what they
agreed to. They stay off the site until you say so in the editor: npm run edit, Testimonials. Their numbers go into
site.yaml, so that one that you delete doesn't come back.

${projectHelp}
  --help                    show this

Example: npm run reviews -- --project=my-agency-1a2b`;

async function fetchReviews({ store }: OpenProject): Promise<string> {
  const quotable = store.collectionGroup(collections.log).where("kind", "==", "quotable");
  const { docs } = await quotable.get();
  if (docs.length === 0) return "There are no reviews that may be quoted yet.";
  const { changes, added } = withDrafts(contentFolder, docs.map(reviewDraft));
  const found = `${counted(docs.length, "review")} may be quoted`;
  writeChanges(contentFolder, changes);
  if (added === 0) return `${found}, and none of them is new.`;
  return [
    `${found}, ${added} new: in web/content/testimonials.yaml now, and not on the site yet.`,
    "Next: npm run edit, Testimonials. Show the ones you want, name them on a page, and release.",
  ].join("\n");
}

/** `npm run reviews` */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, projectOptions, {});
  if (!line) return 0;
  await inProject(chosenProject(line.values), fetchReviews);
  return 0;
}
