import type * as z from "zod";
import { normalizeEmail } from "#contract/email-address";
import type { Remark } from "./remarks.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A stored record, as far as an import compares it: its times as ISO text. */
export interface KnownRecord {
  id: string;
  fields: Fields;
}

/** A row that the contract accepts. */
export interface ImportedRecord {
  /** As the file has it. */
  id: string | undefined;
  fields: Fields;
  times: ReadonlyMap<string, Date>;
  /** Where it lies, if that is below another record. */
  parent?: string;
  /** Fields about which the row says nothing that can be used. */
  unknown: ReadonlySet<string>;
  remarks: readonly Remark[];
}

/** How a row without an id finds the record that it came from. */
export interface Recognition {
  /** The column that a person is told about. */
  column: string;
  /** As in "2 stored leads have this address". */
  what: string;
  /**
   * Records with the same key are the same, if their details are. One without a detail is the same as one with any,
   * unless there is a better one.
   */
  identity(fields: Fields): readonly [key: string, detail?: string];
  /** A short id names a record only if one of these is the same: other programs number their lists, too. */
  marks(fields: Fields): readonly string[];
}

/** What the rows of a file become. */
export interface ImportTable {
  /** As in "2 leads". */
  many: string;
  /** Those that are read, by their own names. */
  columns: readonly string[];
  /** One of each must be there. */
  needed: readonly (readonly string[])[];
  /**
   * What people call a column; names together mean that their cells make one text. Signs, blanks and capitals make no
   * difference. In each row, the first that isn't empty counts.
   */
  otherNames: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** Its columns client, client_id and client_name name a client of the company. */
  linksClient?: true;
  /** Its column lead_id names a lead of the company; a link to one that isn't there is left out. */
  linksLead?: true;
  /** Its records are the log of the one that a column names, such as `lead_id`. */
  logOf?: "lead" | "client" | "task";
  /** What the functions keep: a new record takes it, and one that is there never does. */
  derived?: readonly string[];
  /** What is stored where the file has no such column, or no word in it that is known. */
  unsaid: Fields;
  /** The same, also for an empty cell. */
  blank: Fields;
  /** With what follows from the rest of a row. */
  filled?(fields: Fields): Fields;
  /** What to say where a record that is there doesn't follow the file. */
  stays?(stored: Fields, record: ImportedRecord): string | undefined;
  /** What comes out of it is stored, beside the times. */
  schemaFor(fields: Fields): z.ZodType<Record<string, unknown>>;
  /** Without it, each row needs an id. */
  recognition?: Recognition;
}

/** Texts that a person takes for the same. */
export function comparable(text: unknown): string {
  return String(text ?? "")
    .replace(/\s+/gu, " ")
    .trim()
    .toLocaleLowerCase("en");
}

/** Addresses that lead to the same person; empty where there is none. */
export function comparableEmail(email: unknown): string {
  return normalizeEmail(String(email ?? ""));
}
