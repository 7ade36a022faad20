import type { FileChange } from "../file-change.ts";

export interface ItemRequest {
  /** The town, title, author, site, question or service. */
  name: string;
  /** The page that shows it, by the name of its file, if the entry has a choice. */
  page?: string | undefined;
  /** The address of a portfolio site. */
  url?: string | undefined;
  /** The day, such as `2026-11-21`. */
  today: string;
}

export interface NewItem {
  changes: FileChange[];
  /** The tasks that are left after writing the marked texts, as sentences. */
  next: string[];
}
