import { createReadStream } from "node:fs";
import type { Firestore } from "firebase-admin/firestore";
import { storedTime } from "#contract/stored-time";
import { clientDirectory } from "../../../web/src/import/client-directory.ts";
import { FileProblem } from "../../../web/src/import/file-problem.ts";
import { type ImportPlan, planImport } from "../../../web/src/import/plan-import.ts";
import type { Links } from "../../../web/src/import/read-record.ts";
import { readTable, type TableFile } from "../../../web/src/import/read-table.ts";
import type { ExistingRecord, ImportTable } from "../../../web/src/import/table.ts";
import { timeColumns } from "../../../web/src/import/written-dates.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { importPath } from "../project/data-path.ts";
import { plainText } from "../project/plain-text.ts";
import { storedDocuments } from "../project/stored-documents.ts";
import { collectionOf, importTables, type TableLocation } from "../project/stored-tables.ts";

export interface ImportJob {
  location: TableLocation;
  file: string;
}

/** @throws PlainFailure if the file is missing, or isn't a table of this kind. */
async function readFile(table: ImportTable, file: string): Promise<TableFile> {
  try {
    return await readTable(table, () => createReadStream(importPath(file)));
  } catch (error) {
    if (error instanceof FileProblem)
      throw new PlainFailure(plainText(`${file}: ${error.message}`));
    if (error instanceof Error && "code" in error) {
      throw new PlainFailure(`${file} cannot be read (${String(error.code)}): check its name.`);
    }
    throw error;
  }
}

async function storedRecords(
  store: Firestore,
  location: TableLocation,
  note: (text: string) => void,
): Promise<ExistingRecord[]> {
  const existing: ExistingRecord[] = [];
  for await (const documents of storedDocuments(store, location)) {
    for (const { id, fields } of documents) {
      for (const column of timeColumns) {
        if (column in fields) fields[column] = storedTime.parse(fields[column]);
      }
      existing.push({ id, fields });
    }
    note(`${existing.length.toLocaleString("en-US")} stored`);
  }
  return existing;
}

async function clientsOf(store: Firestore, location: TableLocation) {
  if (location.name !== "tasks" && location.name !== "client-log") return [];
  const clients = collectionOf(store, { ...location, name: "clients" });
  const { docs } = await clients.select("client_name").get();
  return docs.map((client) => ({ id: client.id, client_name: String(client.get("client_name")) }));
}

async function loadLinks(
  store: Firestore,
  location: TableLocation,
  file: TableFile,
): Promise<Links> {
  const clients = clientDirectory(await clientsOf(store, location));
  const named = async (column: string, name: "leads" | "tasks") => {
    if (location.companyId === undefined || !file.columns.names.includes(column))
      return new Set([]);
    const { docs } = await collectionOf(store, { ...location, name })
      .select()
      .get();
    return new Set(docs.map(({ id }) => id));
  };
  return {
    clients,
    leads: await named("lead_id", "leads"),
    tasks: await named("task_id", "tasks"),
  };
}

/** Plans what importing a file would do, and reports its progress to `note`. */
export async function planFile(
  store: Firestore,
  { location, file }: ImportJob,
  note: (text: string) => void,
): Promise<ImportPlan> {
  const table = importTables[location.name];
  const read = await readFile(table, file);
  const existing = await storedRecords(store, location, note);
  return planImport(table, read, existing, await loadLinks(store, location, read));
}
