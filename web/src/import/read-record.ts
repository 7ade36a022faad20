import { collections } from "#contract/collections";
import { cellValue } from "./cell-values.ts";
import { type ClientDirectory, clientAsNoted, clientOf } from "./client-directory.ts";
import { withoutDamage } from "./damaged-cells.ts";
import { documentIdOf } from "./document-ids.ts";
import { RowProblem } from "./file-problem.ts";
import type { Columns } from "./headings.ts";
import { splitName } from "./person-name.ts";
import { quoted } from "./remarks.ts";
import type { RowCells } from "./row-cells.ts";
import type { ImportedRecord, ImportTable } from "./table.ts";
import { type DayOrder, timeColumns, writtenTime } from "./written-dates.ts";

export interface Links {
  clients: ClientDirectory;
  /** The IDs of the leads that exist, either those that the file names or all. */
  leads: ReadonlySet<string>;
  tasks?: ReadonlySet<string>;
}

interface RowSurroundings {
  columns: Columns;
  links: Links;
  dayOrders: ReadonlyMap<string, DayOrder>;
}

const linkColumns = new Set(["client", "client_id", "client_name"]);

/** If a table has two fields for a name, a file's column may have both in one. */
const isWholeName = (column: string, { columns }: ImportTable) =>
  column === "name" && columns.includes("first_name");

export function fieldsOf(column: string, table: ImportTable): readonly string[] {
  const { linksClient, logOf } = table;
  if (isWholeName(column, table)) return ["first_name", "last_name"];
  if (linksClient && linkColumns.has(column)) return ["client"];
  if (logOf && column === `${logOf}_id`) return [];
  return column === "id" || timeColumns.has(column) ? [] : [column];
}

function saidIn(column: string, cells: RowCells, { names }: Columns): string {
  const cell = cells.get(column) ?? (column.endsWith("_name") ? cells.get("name") : undefined);
  if (cell !== undefined) return ` (it says ${quoted(cell)})`;
  return names.includes(column) ? " (it's empty)" : "";
}

/** Returns the record whose log a row belongs to, or what is wrong. */
async function parentOf(
  one: NonNullable<ImportTable["logOf"]>,
  cells: RowCells,
  links: Links,
): Promise<{ id: string } | string> {
  const column = `${one}_id`;
  const named = cells.get(column);
  if (named === undefined) return `${column}: each row needs the id of its ${one}`;
  const id = await documentIdOf(named);
  if (links[`${one}s`]?.has(id)) return { id };
  return `${column}: no ${one} of the company has the id ${named}: import the ${one}s first`;
}

/** Reads a row into the contract's shape. @throws RowProblem with everything that is wrong. */
export async function readRecord(
  table: ImportTable,
  row: RowCells,
  { columns, links, dayOrders }: RowSurroundings,
): Promise<ImportedRecord> {
  const { whole: cells, lost, remarks } = withoutDamage(row);
  const problems: string[] = [];
  const times = new Map<string, Date>();
  const name = cells.get("name");
  const given: Record<string, unknown> = {
    ...table.blank,
    ...table.unsaid,
    ...(name !== undefined && isWholeName("name", table) && splitName(name)),
  };
  const without = Object.keys(table.unsaid).filter((column) => !cells.has(column));
  const unusable = new Set([
    ...lost.flatMap((column) => fieldsOf(column, table)),
    ...lost,
    ...without,
  ]);
  for (const [column, cell] of cells) {
    const order = dayOrders.get(column) ?? "month first";
    const isOwn = column !== "lead_id" && !(table.linksClient && linkColumns.has(column));
    if (isOwn && fieldsOf(column, table).includes(column)) {
      const { value, remark } = cellValue(column, cell, order);
      if (remark) remarks.push({ column, cell, text: remark });
      if (value === undefined) unusable.add(column);
      else given[column] = value;
    }
    if (!timeColumns.has(column)) continue;
    const time = writtenTime(cell, order);
    if (time) times.set(column, time);
    else {
      const like = "must be a time like 2026-05-31T14:00:00Z or 5/31/2026 2:00 PM";
      problems.push(`${column}: ${like}${saidIn(column, row, columns)}`);
    }
  }
  if (table.linksClient) {
    const client = table.logOf ? await clientAsNoted(cells) : await clientOf(cells, links.clients);
    if (typeof client === "string") problems.push(client);
    else if (client) given.client = client;
  }
  const named = cells.get("lead_id");
  const leadId = named === undefined ? "" : await documentIdOf(named);
  const hasLead = links.leads.has(leadId);
  if (table.linksLead && hasLead) given.lead_id = leadId;
  if (table.linksLead && named !== undefined && !hasLead) {
    const text = "the lead that is named there isn't in the list, so the link is left out";
    remarks.push({ column: "lead_id", text });
  }
  const parent = table.logOf && (await parentOf(table.logOf, cells, links));
  if (typeof parent === "string") problems.push(parent);
  const fields = table.filled?.(given) ?? given;
  for (const column of Object.keys(fields)) {
    if (fields[column] !== given[column]) unusable.add(column);
  }
  const result = table.schemaFor(fields).safeParse(fields);
  for (const { path, message } of result.error?.issues ?? []) {
    problems.push(`${path.join(".")}: ${message}${saidIn(String(path[0]), row, columns)}`);
  }
  if (!result.success || problems.length > 0) throw new RowProblem(problems);
  return {
    ...{ id: cells.get("id"), fields: result.data, times, unusable, remarks },
    ...(typeof parent === "object" && { parent: `${parent.id}/${collections.log}` }),
  };
}
