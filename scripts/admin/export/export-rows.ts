import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod";
import { csvListSeparator } from "#contract/csv-file";
import { storedLead } from "#contract/lead";
import { leadStanding } from "#contract/lead-standing";
import { storedTime } from "#contract/stored-time";
import { timeColumns } from "../../../web/src/import/written-dates.ts";
import { storedDocuments } from "../project/stored-documents.ts";
import { exportColumns, type TableLocation, type TableName } from "../project/stored-tables.ts";

const linkedClient = z.looseObject({ id: z.unknown(), client_name: z.unknown() });

/** Tolerates odd values, so that one of them never breaks an export. */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellOf).filter(Boolean).join(csvListSeparator);
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** A document as the cells of its row. */
function exportRow(
  name: TableName,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): string[] {
  const client = linkedClient.safeParse(fields.client).data;
  const link = client && { client_id: client.id, client_name: client.client_name };
  const standing = name === "leads" && leadStanding(storedLead.parse(fields));
  const cells: Record<string, unknown> = {
    ...{ ...fields, ...link, standing },
    id: id.split("/").at(-1),
  };
  return exportColumns[name].map((column) =>
    timeColumns.has(column) ? (storedTime.parse(cells[column]) ?? "") : cellOf(cells[column]),
  );
}

/** Yields all documents of a table as rows, in batches. */
export async function* exportRows(
  store: Firestore,
  location: TableLocation,
): AsyncGenerator<string[][]> {
  for await (const documents of storedDocuments(store, location)) {
    yield documents.map(({ id, fields }) => exportRow(location.name, id, fields));
  }
}
