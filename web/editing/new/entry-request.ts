import type { FileChange } from "../file-change.ts";

/** What is asked for. */
export interface EntryRequest {
  /** The town, title, author, site, question or service. */
  name: string;
  /** The page that shows it, by the name of its file; where it has a choice. */
  page?: string | undefined;
  /** The address of a portfolio site. */
  url?: string | undefined;
  /** The day, such as `2026-11-21`. */
  today: string;
}

export interface NewEntry {
  changes: FileChange[];
  /** What is left to do besides writing the marked texts, as sentences. */
  next: string[];
}
