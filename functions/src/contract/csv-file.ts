import type { CompanyCollection } from "./collections.ts";

/** First the fields that imported data has, then ours. */
export const csvColumns = {
  leads: [
    "id",
    "first_name",
    "last_name",
    "email",
    "company_name",
    "status",
    "created_at",
    "source",
    "message",
    "service_interests",
    "business_type",
    "town",
    "phone",
    "contact_by",
    "texts_ok_at",
    "waiting_since",
    "aside_since",
    "answered_at",
    "last_entry_at",
    "next_on",
    "log_text",
  ],
  clients: ["id", "client_name", "email", "phone", "address", "notes", "created_at", "lead_id"],
  tasks: [
    "id",
    "title",
    "description",
    "status",
    "priority",
    "assigned_to",
    "due_date",
    "created_at",
    "client_name",
    "client_id",
    "lead_id",
  ],
} as const satisfies Record<CompanyCollection, readonly string[]>;

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
