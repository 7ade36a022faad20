import { createProgress } from "../../../progress.ts";
import { requireCompany } from "../../project/collection-options.ts";
import { withProject } from "../../project/open-project.ts";
import { manyHelp, parseManyOptions } from "./many-options.ts";
import { writeMany } from "./write-many.ts";

/** `npm run seed:many`: a company of the emulators with very many records. */
export async function main(args: string[]): Promise<number> {
  const { help, companyId, counts, project } = parseManyOptions(args);
  if (help) {
    console.log(manyHelp);
    return 0;
  }
  const progress = createProgress();
  await withProject(project, async (opened) => {
    await requireCompany(opened, companyId);
    for (const collection of ["leads", "clients", "tasks"] as const) {
      const count = counts[collection];
      if (count === 0) continue;
      const title = `Writing ${count.toLocaleString("en-US")} ${collection} of ${companyId}`;
      await progress.step(title, (note) =>
        writeMany(opened.store, { companyId, collection, count }, note),
      );
    }
  });
  return 0;
}
