import { documentIdOf, rowDocumentId } from "./document-ids.ts";
import { RowProblem } from "./file-problem.ts";
import type { Columns } from "./headings.ts";
import { fieldsOf } from "./read-record.ts";
import type { Remark } from "./remarks.ts";
import type { ExistingRecord, Fields, ImportedRecord, ImportTable, Recognition } from "./table.ts";

export interface Match {
  id: string;
  /** The names of the stored fields that would change; undefined for a new record. */
  changes: readonly string[] | undefined;
  remarks: readonly Remark[];
}

/** Returns the same text for values that are stored alike. */
function asText(value: unknown): string {
  const sorted = (_name: string, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort())
      : part;
  return JSON.stringify(value, sorted) ?? "";
}

function groupedBy(recognition: Recognition | undefined, existing: readonly ExistingRecord[]) {
  const groups = new Map<string, ExistingRecord[]>();
  if (!recognition) return groups;
  for (const record of existing) {
    const [key] = recognition.identity(record.fields);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

/** No running number is this long, and two programs don't choose the same long ID by chance. */
const isUnique = (id: string) => id.length >= 20;

/** Only an export of ours gives the time that a record was made this exactly. */
const isToTheMillisecond = (time: Date, stored: unknown) =>
  time.getTime() % 1000 > 0 && time.toISOString() === stored;

/** Finds the stored record that each row of a file came from. It compares only fields that the file has columns for. */
export function createMatcher(
  table: ImportTable,
  columns: Columns,
  existing: readonly ExistingRecord[],
): (record: ImportedRecord) => Promise<Match> {
  const { recognition, many, derived = [] } = table;
  const byId = new Map(existing.map((record) => [record.id, record]));
  /** The fields of earlier rows in the file, by ID. */
  const named = new Map<string, Fields>();
  const groups = groupedBy(recognition, existing);
  const compared = new Set(columns.names.flatMap((name) => (name ? fieldsOf(name, table) : [])));
  for (const name of derived) compared.delete(name);

  function changesOf({ fields }: ExistingRecord, record: ImportedRecord): string[] {
    const changed = [...compared].filter(
      (name) => !record.unusable.has(name) && asText(fields[name]) !== asText(record.fields[name]),
    );
    const times = [...record.times].filter(
      ([name, time]) => !derived.includes(name) && fields[name] !== time.toISOString(),
    );
    return [...changed, ...times.map(([name]) => name)];
  }

  function matchOf(stored: ExistingRecord | undefined, id: string, record: ImportedRecord): Match {
    const stays = stored && table.stays?.(stored.fields, record);
    const remarks = stays ? [...record.remarks, { column: "email", text: stays }] : record.remarks;
    return { id: stored?.id ?? id, changes: stored && changesOf(stored, record), remarks };
  }

  /** Other programs number their lists too, so not every ID is one of ours. */
  function isOwnId(given: string, id: string, { fields, times }: ImportedRecord): boolean {
    if (!recognition) return true;
    const known = byId.get(id)?.fields ?? named.get(id);
    if (!known) return columns.hasOwnIds;
    const marks = recognition.marks(known);
    return (
      isUnique(given) ||
      [...times].some(([name, time]) => isToTheMillisecond(time, known[name])) ||
      recognition.marks(fields).some((each) => each && marks.includes(each))
    );
  }

  return async (row) => {
    let record = row;
    if (record.id !== undefined) {
      const own = await documentIdOf(record.id);
      const id = record.parent === undefined ? own : `${record.parent}/${own}`;
      if (isOwnId(record.id, id, record)) {
        named.set(id, record.fields);
        return matchOf(byId.get(id), id, record);
      }
      const text = `it's another list's, so the row was compared by its ${recognition?.column}`;
      record = { ...row, remarks: [...row.remarks, { column: "id", text }] };
    }
    if (!recognition) throw new RowProblem(["id: each row needs one"]);
    const [key, detail] = recognition.identity(record.fields);
    const group = groups.get(key) ?? [];
    const detailOf = ({ fields }: ExistingRecord) => recognition.identity(fields)[1];
    const exact = group.filter((item) => detailOf(item) === detail);
    const loose = group.filter((item) => !detail || !detailOf(item));
    const found = exact.length > 0 ? exact : loose;
    const asItIs = found.find((item) => changesOf(item, record).length === 0);
    if (found.length > 1 && !asItIs) {
      throw new RowProblem([
        `${recognition.column}: ${found.length} stored ${many} have ${recognition.what}, so a column id must say which one is meant`,
      ]);
    }
    const id = await rowDocumentId(JSON.stringify([many, key, detail ?? ""]));
    return matchOf(asItIs ?? found[0] ?? byId.get(id), id, record);
  };
}
