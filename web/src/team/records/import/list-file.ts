import * as z from "zod";
import type { CompanyCollection } from "#contract/collections";
import { clientDirectory } from "../../../import/client-directory.ts";
import { documentIdOf } from "../../../import/document-ids.ts";
import { FileProblem } from "../../../import/file-problem.ts";
import { type ImportPlan, planImport } from "../../../import/plan-import.ts";
import { readTable, type TableFile } from "../../../import/read-table.ts";
import { cellsOf } from "../../../import/row-cells.ts";
import type { Fields } from "../../../import/table.ts";
import type { TeamDocument } from "../../store/company-documents.ts";
import { memberTables } from "./member-tables.ts";

/** No list of ours comes near this size, and a phone has to hold it in memory. */
const mostBytes = 20_000_000;

const fields = z.record(z.string(), z.unknown());

interface StoredRecord {
  id: string;
  fields: Fields;
}

/** @throws FileProblem when it is no such table. */
export async function readListFile(collection: CompanyCollection, file: File): Promise<TableFile> {
  if (file.size > mostBytes) {
    throw new FileProblem("This file is larger than 20 MB. Split it and import the parts.");
  }
  return readTable(memberTables[collection], async function* () {
    yield new Uint8Array(await file.arrayBuffer());
  });
}

/** @throws DOMException `AbortError` when it was stopped. */
export async function storedRecords(
  pages: AsyncIterable<readonly TeamDocument[]>,
  onProgress: (read: number) => void,
  stop: AbortSignal,
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for await (const documents of pages) {
    stop.throwIfAborted();
    for (const { id, data } of documents) records.push({ id, fields: fields.parse(data) });
    onProgress(records.length);
  }
  return records;
}

/** The ids of the leads that a file's rows name, without repeats. */
export async function namedLeads({ columns, rows }: TableFile): Promise<string[]> {
  const named = rows.flatMap(({ cells }) => cellsOf(columns, cells));
  const ids = named.flatMap((cells) =>
    typeof cells === "string" ? [] : (cells.get("lead_id") ?? []),
  );
  return [...new Set(await Promise.all(ids.map(documentIdOf)))];
}

export function planList(
  collection: CompanyCollection,
  file: TableFile,
  stored: readonly StoredRecord[],
  clients: readonly StoredRecord[],
  leads: ReadonlySet<string>,
): Promise<ImportPlan> {
  const directory = clientDirectory(
    clients.map(({ id, fields }) => ({ id, client_name: String(fields.client_name ?? "") })),
  );
  return planImport(memberTables[collection], file, stored, { clients: directory, leads });
}
