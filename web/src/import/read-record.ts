import { type ClientDirectory, clientOf } from "./client-directory.ts";
import { documentIdOf } from "./document-ids.ts";
import { RowProblem } from "./file-problem.ts";
import type { Columns } from "./headings.ts";
import type { RowCells } from "./row-cells.ts";
import type { Fields, ImportTable } from "./table.ts";
import { type DayOrder, writtenDay, writtenTime } from "./written-dates.ts";

/** A row that the contract accepts. */
export interface ImportedRecord {
  /** As the file has it. */
  id: string | undefined;
  fields: Fields;
  times: ReadonlyMap<string, Date>;
  /** Where it lies, if that is below another record. */
  parent?: string;
  /** It names a lead that isn't there. */
  lostLead?: true;
}

/** What rows may name. */
export interface Links {
  clients: ClientDirectory;
  /** The ids of leads that are there, of those that the file names or of all. */
  leads: ReadonlySet<string>;
}

export interface RowSurroundings {
  columns: Columns;
  links: Links;
  /** By column. */
  dayOrders: ReadonlyMap<string, DayOrder>;
}

export const timeColumns: ReadonlySet<string> = new Set([
  "created_at",
  "summary_at",
  "expires_at",
  "texts_ok_at",
  "waiting_since",
  "answered_at",
  "last_entry_at",
  "confirmed_at",
  "ended_at",
]);
const dayColumns = ["due_date", "next_on", "remind_on"];
/** Those with days or times. */
export const dateColumns: ReadonlySet<string> = new Set([...timeColumns, ...dayColumns]);
const listColumns = new Set(["service_interests", "serviceInterests"]);
const wordColumns = new Set(["status", "priority", "contact_by"]);
const linkColumns = new Set(["client", "client_id", "client_name"]);

/** "In Progress" is `in_progress`, "To do" is `todo`. */
function plainWord(cell: string): string {
  const word = cell.toLowerCase().replace(/[\s_-]+/g, "_");
  return word === "to_do" ? "todo" : word;
}

function splitName(name: string): Fields {
  const [first, ...rest] = name.split(/\s+/u);
  return { first_name: first, last_name: rest.join(" ") };
}

function fieldValue(column: string, cell: string, order: DayOrder): unknown {
  if (dayColumns.includes(column)) return writtenDay(cell, order);
  if (listColumns.has(column)) return cell.split(/\s*[;,|]\s*/);
  return wordColumns.has(column) ? plainWord(cell) : cell;
}

/** Where a table has two fields for a name, a column may have both in one. */
const isWholeName = (column: string, { columns }: ImportTable) =>
  column === "name" && columns.includes("first_name");

/** The stored fields that a column fills. */
export function fieldsOf(column: string, table: ImportTable): readonly string[] {
  const { linksClient, belowLead } = table;
  if (isWholeName(column, table)) return ["first_name", "last_name"];
  if (linksClient && linkColumns.has(column)) return ["client"];
  if (belowLead && column === "lead_id") return [];
  return column === "id" || timeColumns.has(column) ? [] : [column];
}

/** Reads a row as the contract has it. @throws RowProblem with everything that is wrong. */
export async function readRecord(
  table: ImportTable,
  cells: RowCells,
  { columns, links, dayOrders }: RowSurroundings,
): Promise<ImportedRecord> {
  const problems: string[] = [];
  const times = new Map<string, Date>();
  const unsaid = Object.entries(table.unsaid).filter(([name]) => !columns.names.includes(name));
  const name = cells.get("name");
  const fields: Record<string, unknown> = {
    ...table.blank,
    ...Object.fromEntries(unsaid),
    ...(name !== undefined && isWholeName("name", table) && splitName(name)),
  };
  for (const [column, cell] of cells) {
    const order = dayOrders.get(column) ?? "month first";
    const isOwn = column !== "lead_id" && !(table.linksClient && linkColumns.has(column));
    if (isOwn && fieldsOf(column, table).includes(column))
      fields[column] = fieldValue(column, cell, order);
    if (!timeColumns.has(column)) continue;
    const time = writtenTime(cell, order);
    if (time) times.set(column, time);
    else problems.push(`${column}: must be a time like 2026-05-31T14:00:00Z or 5/31/2026 2:00 PM`);
  }
  if (table.linksClient) {
    const client = await clientOf(cells, links.clients);
    if (typeof client === "string") problems.push(client);
    else if (client) fields.client = client;
  }
  const named = cells.get("lead_id");
  const leadId = named === undefined ? "" : await documentIdOf(named);
  const hasLead = links.leads.has(leadId);
  if (table.linksLead && hasLead) fields.lead_id = leadId;
  if (table.belowLead && !hasLead) {
    problems.push(
      named === undefined
        ? "lead_id: each row needs the id of its lead"
        : `lead_id: no lead of the company has the id ${named}: import the leads first`,
    );
  }
  const result = table.schemaFor(fields).safeParse(fields);
  for (const { path, message } of result.error?.issues ?? []) {
    problems.push(`${path.join(".")}: ${message}`);
  }
  if (!result.success || problems.length > 0) throw new RowProblem(problems);
  return {
    ...{ id: cells.get("id"), fields: result.data, times },
    ...(table.belowLead && { parent: `${leadId}/${table.belowLead}` }),
    ...(table.linksLead && named !== undefined && !hasLead && { lostLead: true }),
  };
}
