import { counted } from "#contract/counted";
import type { ImportPlan, PlannedRow } from "../../../web/src/import/plan-import.ts";
import { plainText } from "../project/plain-text.ts";
import { isReader, locationWords, type TableLocation } from "../project/stored-tables.ts";

/** More bad rows than this mean that the file as a whole is wrong. */
const mostShown = 100;
/** How many rows the report shows as they will be stored. */
const examples = 3;

const number = (count: number) => count.toLocaleString("en-US");

/** The first lines under a heading; nothing if there are no lines. */
function block(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - mostShown;
  const more = rest > 0 ? [`  … and ${number(rest)} more`] : [];
  return [heading, ...lines.slice(0, mostShown).map((line) => `  ${line}`), ...more, ""];
}

function valueText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}

function rowAsItWillLook({ line, record }: PlannedRow): string[] {
  const fields = Object.entries({ ...record.fields, ...Object.fromEntries(record.times) });
  const cells = fields.filter(([, value]) => value !== "");
  return [`line ${line}`, ...cells.map(([name, value]) => `  ${name}: ${valueText(value)}`)];
}

/** Rows that add a record, rows that change one, and rows that are stored already. */
export function kindsOf({ rows }: ImportPlan) {
  const isSame = ({ changes }: PlannedRow) => changes?.length === 0;
  return {
    added: rows.filter(({ changes }) => changes === undefined),
    changed: rows.filter((row) => row.changes !== undefined && !isSame(row)),
    same: rows.filter(isSame),
  };
}

/** The plan without changes: every stored record stays as it is. */
export function withoutChanges(plan: ImportPlan): ImportPlan {
  const rows = plan.rows.map((row) => (row.changes ? { ...row, changes: [] } : row));
  return { ...plan, rows };
}

/**
 * The plan without new rows that would get an issue. Most people who left or were deleted leave no trace, so nobody can
 * tell them from people whose rows were lost.
 */
export function withoutReaders(plan: ImportPlan): ImportPlan {
  const isNewReader = ({ changes, record }: PlannedRow) =>
    changes === undefined && isReader(record.fields, record.times.get("confirmed_at"));
  const problems = [
    "email: isn't on the newsletter's list now, and may have left or been deleted since this file was written. If the list itself was lost, delete the rows of those people and add --list-was-lost",
  ];
  const readers = plan.rows.filter(isNewReader).map(({ line }) => ({ line, problems }));
  return {
    ...plan,
    rows: plan.rows.filter((row) => !isNewReader(row)),
    bad: [...plan.bad, ...readers],
  };
}

/** Reports how the file was read and what is wrong with it. */
export function fileReport({ rows, bad, ignored, notes }: ImportPlan): string {
  const columns = counted(ignored.length, "column is", "columns are");
  const lines = [
    ...block("Read like this:", notes),
    ...(ignored.length > 0 ? [`${columns} not read: ${ignored.join(", ")}`, ""] : []),
    ...block("As they will look:", rows.slice(0, examples).flatMap(rowAsItWillLook)),
    ...block(
      `${number(bad.length)} bad ${bad.length === 1 ? "row" : "rows"}, left out:`,
      bad.map(({ line, problems }) => `line ${line}: ${problems.join("; ")}`),
    ),
  ];
  return plainText(lines.join("\n"));
}

/** Lists what would change in stored records. */
export function changesReport(plan: ImportPlan): string {
  const lines = kindsOf(plan).changed.map(
    ({ line, id, changes }) => `line ${line}: ${changes?.join(", ")} (of ${id})`,
  );
  const heading = `${number(lines.length)} stored ${lines.length === 1 ? "record" : "records"} would change:`;
  return plainText(block(heading, lines).join("\n"));
}

/** Says what an import did, or would do. */
export function importSummary(location: TableLocation, plan: ImportPlan, isDone: boolean): string {
  const { added, changed, same } = kindsOf(plan);
  const { bad, repeated } = plan;
  const will = isDone ? "" : "would be ";
  const counts = `${locationWords(location)}: ${number(added.length)} ${will}added, ${number(changed.length)} ${will}changed, ${number(same.length)} as they were, ${number(repeated)} repeated in the file, ${number(bad.length)} bad.`;
  if (!isDone) return `${counts}\nNothing was stored.`;
  return bad.length > 0
    ? `${counts}\nPut the bad rows right and run the same command again: nothing comes twice.`
    : counts;
}
