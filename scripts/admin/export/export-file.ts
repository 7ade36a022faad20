import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Firestore } from "firebase-admin/firestore";
import Papa from "papaparse";
import { counted } from "#contract/counted";
import { csvSafety } from "#contract/csv-file";
import { PlainFailure } from "../../plain-failure.ts";
import { exportsFolder } from "../../repository.ts";
import { shownPath } from "../project/data-path.ts";
import { exportColumns, type TableLocation } from "../project/stored-tables.ts";
import { exportRows } from "./export-rows.ts";

export interface ExportJob {
  location: TableLocation;
  file: string;
}

/** Rows as CSV. A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvText(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => [...row]);
  return `${Papa.unparse(cells, csvSafety)}\r\n`;
}

async function writeAll(
  handle: FileHandle,
  store: Firestore,
  { location }: ExportJob,
  note: (text: string) => void,
): Promise<number> {
  // The byte order mark tells spreadsheets that this is UTF-8.
  await handle.write(`\ufeff${csvText([exportColumns[location.name]])}`);
  let written = 0;
  for await (const rows of exportRows(store, location)) {
    await handle.write(csvText(rows));
    written += rows.length;
    note(counted(written, "row"));
  }
  return written;
}

/**
 * Writes a file that appears only when it is complete, and writes none if there are no rows.
 * @returns how many rows it has.
 */
export async function exportFile(
  store: Firestore,
  job: ExportJob,
  note: (text: string) => void,
): Promise<number> {
  const shown = shownPath(job.file);
  if (existsSync(job.file)) {
    throw new PlainFailure(`${shown} is there already: give another name, or delete it first.`);
  }
  const unfinished = `${job.file}.part`;
  let handle: FileHandle;
  try {
    if (dirname(job.file) === exportsFolder) await mkdir(exportsFolder, { recursive: true });
    handle = await open(unfinished, "w");
  } catch {
    throw new PlainFailure(`${shown} cannot be written: check the folder.`);
  }
  try {
    const written = await writeAll(handle, store, job, note);
    await handle.close();
    if (written > 0) await rename(unfinished, job.file);
    else await rm(unfinished);
    return written;
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}
