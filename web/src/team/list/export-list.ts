import type { DocumentSource, TeamDocument } from "../../firebase/company-documents.ts";
import { csvHead, csvLines } from "./csv-text.ts";
import type { ListNoun } from "./list-noun.ts";
import { searchRows } from "./search-rows.ts";

interface ExportOptions<Row> {
  noun: ListNoun<Row>;
  /** All documents of the source, some at a time. */
  pages: AsyncIterable<readonly TeamDocument[]>;
  search: string;
  /** Told after each part how many entries were read. */
  onProgress: (read: number) => void;
  stop: AbortSignal;
}

/** A CSV file of everything that matches. @throws DOMException `AbortError` when it was stopped. */
export async function exportList<Row>({
  noun,
  pages,
  search,
  onProgress,
  stop,
}: ExportOptions<Row>): Promise<Blob> {
  // The mark tells spreadsheets that this is UTF-8.
  const parts = ["\ufeff", csvHead(noun.columns)];
  let read = 0;
  for await (const documents of pages) {
    stop.throwIfAborted();
    const rows = documents.map(({ id, pending, data }) => ({
      id,
      pending,
      row: noun.schema.parse(data),
    }));
    parts.push(csvLines(noun.columns, searchRows(noun, rows, search)));
    read += documents.length;
    onProgress(read);
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** Name of the file: which list, of what, and when. */
export function exportName({ collection, status }: DocumentSource, day: string): string {
  return [collection, ...(status ? [status] : []), day].join("-").concat(".csv");
}
