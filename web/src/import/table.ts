import type * as z from "zod";
import { dialedNumber } from "#contract/contact-address";
import { normalizeEmail } from "#contract/email-address";
import type { Remark } from "./remarks.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A stored record, as far as an import compares it: its times as ISO text. */
export interface ExistingRecord {
  id: string;
  fields: Fields;
}

export interface ImportedRecord {
  id: string | undefined;
  fields: Fields;
  times: ReadonlyMap<string, Date>;
  /** Where the record is stored, if that is below another record. */
  parent?: string;
  /** Fields about which the row says nothing usable. */
  unusable: ReadonlySet<string>;
  remarks: readonly Remark[];
}

/** How a row without an ID finds the record that it came from. */
export interface Recognition {
  /** The column that a person is told about. */
  column: string;
  /** The words for it, as in "2 stored leads have this address". */
  what: string;
  /**
   * Records with the same key are the same if their details are. A record without a detail matches any detail, unless
   * there is a better match.
   */
  identity(fields: Fields): readonly [key: string, detail?: string];
  /** A short ID names a record only if one of these is the same: other programs number their lists too. */
  marks(fields: Fields): readonly string[];
}

export interface ImportTable {
  /** The plural, as in "2 leads". */
  many: string;
  /** The columns that are read, by their own names. */
  columns: readonly string[];
  /** The file must have one column of each group. */
  needed: readonly (readonly string[])[];
  /**
   * What people call a column; a list of names means that their cells make one text. Punctuation, spaces and capitals
   * make no difference. In each row, the first column that isn't empty counts.
   */
  otherNames: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** The columns client, client_id and client_name name a client of the company. */
  linksClient?: true;
  /** The column lead_id names a lead of the company; a link to a missing lead is left out. */
  linksLead?: true;
  /** The records are the log of the record that a column names, such as `lead_id`. */
  logOf?: "lead" | "client" | "task";
  /** The functions keep these: a new record takes them, and an existing record never does. */
  derived?: readonly string[];
  /** These values are stored if the file has no such column, or no known word in it. */
  unsaid: Fields;
  /** These values are stored the same way, and for an empty cell too. */
  blank: Fields;
  /** Adds what follows from the rest of a row. */
  filled?(fields: Fields): Fields;
  /** Returns what to say if an existing record doesn't follow the file. */
  stays?(stored: Fields, record: ImportedRecord): string | undefined;
  /** The schema's output is stored, along with the times. */
  schemaFor(fields: Fields): z.ZodType<Record<string, unknown>>;
  /** Without it, each row needs an ID. */
  recognition?: Recognition;
}

/** Makes texts equal that a person takes for the same. */
export function comparable(text: unknown): string {
  return String(text ?? "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLocaleLowerCase("en");
}

/** Makes addresses equal that lead to the same person; returns an empty string if there is none. */
export function comparableEmail(email: unknown): string {
  return normalizeEmail(String(email ?? ""));
}

/** Makes numbers equal that call the same phone. */
export function comparablePhone(phone: unknown): string {
  return dialedNumber(String(phone ?? "")) ?? comparable(phone);
}
