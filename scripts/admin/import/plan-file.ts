import { createReadStream } from "node:fs";
import type { Firestore } from "firebase-admin/firestore";
import { storedTime } from "#contract/stored-time";
import { type ClientDirectory, clientDirectory } from "../../../web/src/import/client-directory.ts";
import { FileProblem } from "../../../web/src/import/file-problem.ts";
import { type ImportPlan, planImport } from "../../../web/src/import/plan-import.ts";
import { timeColumns } from "../../../web/src/import/read-record.ts";
import { readTable, type TableFile } from "../../../web/src/import/read-table.ts";
import type { ImportTable, KnownRecord } from "../../../web/src/import/table.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { allDocuments } from "../project/all-documents.ts";
import { collectionOf, importTables, type TablePlace } from "../project/stored-tables.ts";

export interface ImportJob {
  place: TablePlace;
  file: string;
}

/** @throws PlainFailure where the file is not there, or no such table. */
async function readFile(table: ImportTable, file: string): Promise<TableFile> {
  try {
    return await readTable(table, () => createReadStream(file));
  } catch (error) {
    if (error instanceof FileProblem) throw new PlainFailure(`${file}: ${error.message}`);
    if (error instanceof Error && "code" in error) {
      throw new PlainFailure(`${file} cannot be read (${String(error.code)}): check its name.`);
    }
    throw error;
  }
}

async function storedRecords(
  store: Firestore,
  place: TablePlace,
  note: (text: string) => void,
): Promise<KnownRecord[]> {
  const known: KnownRecord[] = [];
  for await (const documents of allDocuments(collectionOf(store, place))) {
    for (const document of documents) {
      const fields = document.data();
      for (const column of timeColumns) {
        if (column in fields) fields[column] = storedTime.parse(fields[column]);
      }
      known.push({ id: document.id, fields });
    }
    note(`${known.length.toLocaleString("en-US")} stored`);
  }
  return known;
}

async function loadDirectory(store: Firestore, place: TablePlace): Promise<ClientDirectory> {
  if (place.name !== "tasks") return clientDirectory([]);
  const clients = collectionOf(store, { ...place, name: "clients" });
  const { docs } = await clients.select("client_name").get();
  return clientDirectory(
    docs.map((client) => ({ id: client.id, client_name: String(client.get("client_name")) })),
  );
}

/** What importing a file would do. `note` is told how far it is. */
export async function planFile(
  store: Firestore,
  { place, file }: ImportJob,
  note: (text: string) => void,
): Promise<ImportPlan> {
  const table = importTables[place.name];
  const read = await readFile(table, file);
  const known = await storedRecords(store, place, note);
  return planImport(table, read, known, await loadDirectory(store, place));
}
