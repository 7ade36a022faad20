import { RowProblem } from "./file-problem.ts";
import { createMatcher, type Match } from "./match-records.ts";
import { type Links, readRecord } from "./read-record.ts";
import type { TableFile } from "./read-table.ts";
import { remarkNotes } from "./remarks.ts";
import { cellsOf, type RowCells } from "./row-cells.ts";
import type { ExistingRecord, ImportedRecord, ImportTable } from "./table.ts";

export interface PlannedRow extends Match {
  line: number;
  record: ImportedRecord;
}

export interface ImportPlan {
  rows: PlannedRow[];
  bad: { line: number; problems: string[] }[];
  /** The number of lines that repeat an earlier one. */
  repeated: number;
  ignored: readonly string[];
  notes: readonly string[];
}

function saidBy(cells: RowCells): string {
  return JSON.stringify([...cells].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Finds rows of one file that are about the same record. */
function createRepeats({ recognition }: ImportTable) {
  const seen = new Map<string, { line: number; said: string }>();
  return (id: string, line: number, cells: RowCells): boolean => {
    const earlier = seen.get(id);
    const said = saidBy(cells);
    if (!earlier) seen.set(id, { line, said });
    else if (earlier.said !== said) {
      const column = cells.has("id") ? "id" : (recognition?.column ?? "id");
      const fix =
        column === "id" ? "" : "; keep one of the two, or tell them apart with a column id";
      throw new RowProblem([
        `${column}: line ${earlier.line} has the same ${column} and says something else${fix}`,
      ]);
    }
    return earlier !== undefined;
  };
}

export async function planImport(
  table: ImportTable,
  file: TableFile,
  existing: readonly ExistingRecord[],
  links: Links,
): Promise<ImportPlan> {
  const { columns, notes } = file;
  const plan: ImportPlan = { rows: [], bad: [], repeated: 0, ignored: columns.ignored, notes };
  const match = createMatcher(table, columns, existing);
  const isRepeated = createRepeats(table);
  for (const { line, cells: row, problem } of file.rows) {
    try {
      if (problem !== undefined) throw new RowProblem([problem]);
      const cells = cellsOf(columns, row);
      if (typeof cells === "string") throw new RowProblem([cells]);
      const record = await readRecord(table, cells, { ...file, links });
      const found = await match(record);
      if (isRepeated(found.id, line, cells)) plan.repeated += 1;
      else plan.rows.push({ line, record, ...found });
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      plan.bad.push({ line, problems: error.problems });
    }
  }
  return { ...plan, notes: [...notes, ...remarkNotes(plan.rows)] };
}
