import { unparse } from "papaparse";
import { csvColumns, csvListSeparator, csvSafety } from "#contract/csv-file";
import type { DocumentSource, TeamDocument } from "../../store/company-documents.ts";
import type { ListDefinition } from "../list-definition.ts";
import { rowReader } from "../row-reader.ts";
import { searchRows } from "./search-rows.ts";

type Cells = Readonly<Record<string, unknown>>;

function cellText(value: unknown): string {
  return Array.isArray(value) ? value.join(csvListSeparator) : String(value ?? "");
}

export function csvHead(columns: readonly string[]): string {
  return `${unparse([columns], csvSafety)}\r\n`;
}

export function csvLines(columns: readonly string[], records: readonly Cells[]): string {
  if (records.length === 0) return "";
  const rows = records.map((cells) => columns.map((column) => cellText(cells[column])));
  return `${unparse(rows, csvSafety)}\r\n`;
}

interface ExportOptions<Row> {
  definition: ListDefinition<Row>;
  pages: AsyncIterable<readonly TeamDocument[]>;
  search: string;
  onProgress: (read: number) => void;
  stop: AbortSignal;
}

/** @throws DOMException `AbortError` when it was stopped. */
export async function exportList<Row>(options: ExportOptions<Row>): Promise<Blob> {
  const { definition, pages, search, onProgress, stop } = options;
  const columns = csvColumns[definition.collection];
  // The mark tells spreadsheets that this is UTF-8.
  const parts = ["\ufeff", csvHead(columns)];
  let read = 0;
  for await (const documents of pages) {
    stop.throwIfAborted();
    const rows = documents.map(rowReader(definition.schema));
    const found = searchRows(definition, rows, search);
    const records = found.map(({ id, row }) => ({ id, ...definition.cells(row) }));
    parts.push(csvLines(columns, records));
    read += documents.length;
    onProgress(read);
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

export function exportName({ collection, selection }: DocumentSource, day: string): string {
  return [collection, ...(selection ? [selection.name] : []), day].join("-").concat(".csv");
}
