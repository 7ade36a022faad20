import type { CompanyCollection } from "#contract/collections";
import { clientDirectory } from "#web/src/import/client-directory.ts";
import { companyTables } from "#web/src/import/company-tables.ts";
import { planImport } from "#web/src/import/plan-import.ts";
import { readTable } from "#web/src/import/read-table.ts";
import type { ExistingRecord, ImportTable } from "#web/src/import/table.ts";

const directory = clientDirectory([{ id: "c1", client_name: "Bell" }]);

/** Returns what a file would do: the line and fate of each good row, and the bad rows. */
export async function planIn(
  table: ImportTable,
  text: string,
  existing: ExistingRecord[] = [],
  encoding: BufferEncoding = "utf8",
) {
  async function* bytes() {
    yield Buffer.from(text, encoding);
  }
  const file = await readTable(table, bytes);
  const { rows, bad, ...rest } = await planImport(table, file, existing, {
    clients: directory,
    leads: new Set(["l1"]),
  });
  const fates = rows.map(({ line, id, changes }) => {
    return `${line}: ${changes === undefined ? "new" : [id, ...changes].join(" ")}`;
  });
  const problems = bad.map(({ line, problems }) => `${line} ${problems.join("; ")}`);
  return { rows, fates, problems, ...rest };
}

export const plan = (
  collection: CompanyCollection,
  ...rest: [string, ExistingRecord[]?, BufferEncoding?]
) => planIn(companyTables[collection], ...rest);
