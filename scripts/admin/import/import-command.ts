import { basename } from "node:path";
import { createProgress } from "../../progress.ts";
import { requireCompany } from "../project/collection-options.ts";
import { withProject } from "../project/open-project.ts";
import { importFile } from "./import-file.ts";
import { importHelp, parseImportOptions } from "./import-options.ts";
import { importSummary } from "./import-summary.ts";

/** `npm run import`: takes over an export of the former tables. */
export async function main(args: string[]): Promise<number> {
  const options = parseImportOptions(args);
  if (options.help) {
    console.log(importHelp);
    return 0;
  }
  const { job, project } = options;
  const report = await withProject(project, async (opened) => {
    await requireCompany(opened, job.companyId);
    const title = `${job.dryRun ? "Checking" : "Importing"} ${basename(job.file)}`;
    return createProgress().step(title, (note) => importFile(opened.store, job, note));
  });
  console.log(`\n${importSummary(job, report)}`);
  return report.bad.length > 0 ? 1 : 0;
}
