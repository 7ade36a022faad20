import type { ImportPlan, PlannedRow } from "../../../import/plan-import.ts";
import { lineWords } from "../../../import/remarks.ts";
import type { ListDefinition } from "../list-definition.ts";
import { capitalized, countWords, shownWord } from "../words.ts";
import { memberTables } from "./member-tables.ts";

export type ImportState =
  | { step: "choose"; problem?: string }
  | { step: "reading"; read: number }
  | { step: "preview"; name: string; plan: ImportPlan }
  | { step: "storing"; stored: number; total: number }
  /** `refused` holds the line numbers of the rows that the server did not take. */
  | { step: "done"; stored: number; total: number; refused: readonly number[] };

export type Names = Pick<ListDefinition<unknown>, "collection" | "one" | "many">;

/** Separates rows to add from existing rows, which a member's import leaves alone. */
export function parted({ rows }: ImportPlan) {
  return {
    added: rows.filter(({ changes }) => changes === undefined),
    present: rows.filter(({ changes }) => changes !== undefined),
  };
}

const are = (count: number) => (count === 1 ? "is" : "are");

/** Says in one sentence what pressing the button will do. */
function planWords(plan: ImportPlan, names: Names): string {
  const { added, present } = parted(plan);
  const rest = [
    ...(present.length > 0 ? [`${present.length} ${are(present.length)} there already`] : []),
    ...(plan.repeated > 0 ? [`${plan.repeated} ${are(plan.repeated)} repeated in the file`] : []),
    ...(plan.bad.length > 0 ? [`${plan.bad.length} can't be imported`] : []),
  ];
  const first = `${countWords(added.length, names)} ${are(added.length)} new`;
  return `${[first, ...rest].join(", ")}.`;
}

const again = "Choose the file again to keep going. Nothing gets added twice.";

/** The columns that a file may have, as people write them. */
function columnWords({ collection }: Names): string {
  const { columns } = memberTables[collection];
  // These columns are other ways to say the same thing.
  const own = columns.filter(
    (name) => !["id", "name", "client", "client_id", "lead_id"].includes(name),
  );
  return capitalized(own.map(shownWord).join(", "));
}

function doneWords(
  { stored, total, refused }: Extract<ImportState, { step: "done" }>,
  names: Names,
): string {
  const were = (count: number) => (count === 1 ? "was" : "were");
  const added = countWords(stored, names);
  if (stored === total) return `${added} ${were(stored)} added.`;
  const known = `${stored} of ${countWords(total, names)} ${were(stored)} added.`;
  if (refused.length === 0) {
    return `Stopped: ${known} A few more may be on their way. ${again}`;
  }
  return `${known} Not taken: ${lineWords(refused)}. ${again}`;
}

export function stepWords(state: ImportState, names: Names, online: boolean): string {
  switch (state.step) {
    case "choose":
      return (
        state.problem ??
        `The first line of the file names the columns: ${columnWords(names)}. You'll see a preview before anything is saved.`
      );
    case "reading":
      return `Comparing with your list. ${countWords(state.read, names)} read so far.`;
    case "preview":
      return `${state.name}: ${planWords(state.plan, names)}`;
    case "storing":
      return online
        ? `Importing ${countWords(state.total, names)}.`
        : `You're offline. The import will pick up when you're back online, or you can stop it. ${again}`;
    default:
      return doneWords(state, names);
  }
}

function nameOf({ record: { fields } }: PlannedRow): string {
  const { first_name = "", last_name = "", client_name, title } = fields;
  return String(client_name ?? title ?? `${String(first_name)} ${String(last_name)}`).trim();
}

export function presentWords(row: PlannedRow): string {
  const changes = row.changes ?? [];
  const differs = changes.length > 0 ? `. The file says something else: ${changes.join(", ")}` : "";
  return `Line ${row.line}: ${nameOf(row)}${differs}`;
}

export function badWords({ line, problems }: ImportPlan["bad"][number]): string {
  return `Line ${line}: ${problems.join("; ")}`;
}
