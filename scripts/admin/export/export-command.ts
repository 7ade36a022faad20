import { createProgress } from "../../progress.ts";
import { requireCompany } from "../project/collection-options.ts";
import { withProject } from "../project/open-project.ts";
import { exportFile } from "./export-file.ts";
import { exportHelp, parseExportOptions } from "./export-options.ts";

/** `npm run export`: everything of one kind as a CSV file. */
export async function main(args: string[]): Promise<number> {
  const options = parseExportOptions(args, new Date());
  if (options.help) {
    console.log(exportHelp);
    return 0;
  }
  const { job, project } = options;
  const written = await withProject(project, async (opened) => {
    await requireCompany(opened, job.companyId);
    return createProgress().step(`Writing ${job.file}`, (note) =>
      exportFile(opened.store, job, note),
    );
  });
  console.log(
    `\n${written.toLocaleString("en-US")} ${job.collection} of ${job.companyId} are in ${job.file}.`,
  );
  return 0;
}
