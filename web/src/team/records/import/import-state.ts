import type { ImportPlan } from "../../../import/plan-import.ts";

export type ImportState =
  | { step: "choose"; problem?: string }
  | { step: "reading"; read: number }
  | { step: "preview"; name: string; plan: ImportPlan }
  | { step: "storing"; stored: number; total: number }
  /** `refused` holds the line numbers of the rows that the server did not take. */
  | { step: "done"; stored: number; total: number; refused: readonly number[] };
