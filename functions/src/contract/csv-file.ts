import { storedClient } from "./client.ts";
import type { CompanyCollection } from "./collections.ts";
import { storedLead } from "./lead.ts";
import { storedTask } from "./task.ts";

const { summary_at: _ours, ...leadFields } = storedLead.shape;
// Files get around, and anybody who has the token can write the review.
const { review_token: _secret, ...clientFields } = storedClient.shape;

/** Only an export has this column (lead-standing.ts), because it follows from the others. */
export const standingColumn = "standing";

/** Everything that is stored of a record, in the order of its schema. A task's client becomes two columns. */
export const csvColumns: Readonly<Record<CompanyCollection, readonly string[]>> = {
  leads: ["id", ...Object.keys(leadFields), standingColumn],
  clients: ["id", ...Object.keys(clientFields)],
  tasks: [
    "id",
    ...Object.keys(storedTask.shape).flatMap((field) =>
      field === "client" ? ["client_name", "client_id"] : [field],
    ),
  ],
};

export const csvListSeparator = "; ";

/**
 * Matches a cell that a spreadsheet would run, or that looks guarded already
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const csvFormulaStart = /^'*\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/**
 * How an export writes cells. All cells are quoted, because a program that also splits at semicolons or tabs would
 * otherwise start a cell in the middle of ours, with an unguarded formula.
 */
export const csvSafety = { quotes: true, escapeFormulae: csvFormulaStart };

/** Removes the apostrophe that an export added. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && csvFormulaStart.test(cell) ? cell.slice(1) : cell;
}
