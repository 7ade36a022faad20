import { storedClient } from "./client.ts";
import type { CompanyCollection } from "./collections.ts";
import { storedLead } from "./lead.ts";
import { storedTask } from "./task.ts";

const { summary_at: _ours, ...leadFields } = storedLead.shape;

/** Only an export has it (lead-standing.ts): it follows from the others. */
export const standingColumn = "standing";

/** All that is stored of a record, in the order of its schema; a task's client becomes two columns. */
export const csvColumns: Readonly<Record<CompanyCollection, readonly string[]>> = {
  leads: ["id", ...Object.keys(leadFields), standingColumn],
  clients: ["id", ...Object.keys(storedClient.shape)],
  tasks: [
    "id",
    ...Object.keys(storedTask.shape).flatMap((field) =>
      field === "client" ? ["client_name", "client_id"] : [field],
    ),
  ],
};

export const csvListSeparator = "; ";

/** A spreadsheet would run it, or it looks guarded already (https://owasp.org/www-community/attacks/CSV_Injection). */
export const csvFormulaStart = /^'*\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/**
 * How an export writes cells. All of them are quoted, because a program that splits at semicolons or tabs, too, would
 * otherwise begin a cell in the middle of ours, with a formula that nobody has guarded.
 */
export const csvSafety = { quotes: true, escapeFormulae: csvFormulaStart };

/** Takes the apostrophe away that an export put there. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && csvFormulaStart.test(cell) ? cell.slice(1) : cell;
}
