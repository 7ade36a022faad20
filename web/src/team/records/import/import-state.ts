import type { ImportPlan } from "../../../import/plan-import.ts";

/** How far the import of a file is. */
export type ImportState =
  | { step: "choose"; problem?: string }
  | { step: "reading"; read: number }
  | { step: "preview"; name: string; plan: ImportPlan }
  | { step: "storing"; stored: number; total: number }
  /** `refused` has the lines of what the server did not take. */
  | { step: "done"; stored: number; total: number; refused: readonly number[] };
