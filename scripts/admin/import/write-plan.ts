import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { withDerivedFields } from "#contract/derived-fields";
import { newTokenId } from "../../../functions/src/newsletter/token.ts";
import { partsOf } from "../../../functions/src/parts-of.ts";
import type { ImportPlan, PlannedRow } from "../../../web/src/import/plan-import.ts";
import type { Fields } from "../../../web/src/import/table.ts";
import { collectionOf, type TablePlace } from "../project/stored-tables.ts";

/** The most a batch takes is 500. */
const rowsInBatch = 400;

const stored = (value: unknown) => (value instanceof Date ? Timestamp.fromDate(value) : value);

/** Who is on the list, has left, or was taken off it; not who asked for a quote only. */
const hadLinks = ({ wants_newsletter, left_before, ended_for }: PlannedRow["record"]["fields"]) =>
  wants_newsletter === true || left_before === true || ended_for !== undefined;

function newDocument({ name }: TablePlace, { record: { fields, times } }: PlannedRow, now: Date) {
  const entries = Object.entries(
    withDerivedFields(name, { ...fields, ...Object.fromEntries(times) }),
  );
  const own = entries.map(([name, value]) => [name, stored(value)]);
  return {
    created_at: Timestamp.fromDate(now),
    ...Object.fromEntries(own),
    // No file has one, and who has none can't be mailed, nor is known to have left.
    ...(name === "subscribers" && hadLinks(fields) && { token_id: newTokenId() }),
  };
}

/** Only what changes: an empty cell takes a field away. A task's place in its order follows in the functions. */
function changedFields(
  { name }: TablePlace,
  { record: { fields, times } }: PlannedRow,
  names: readonly string[],
) {
  const values: Fields = { ...withDerivedFields(name, fields), ...Object.fromEntries(times) };
  const changed = names.includes("email") ? [...names, "email_key"] : names;
  return Object.fromEntries(
    changed.map((name) => [name, stored(values[name] ?? FieldValue.delete())]),
  );
}

/** Does what is planned, some rows at a time; broken off, the next import does the rest. `note` is told how far it is. */
export async function writePlan(
  store: Firestore,
  place: TablePlace,
  plan: ImportPlan,
  note: (text: string) => void,
): Promise<void> {
  const collection = collectionOf(store, place);
  const now = new Date();
  let written = 0;
  const waiting = plan.rows.filter(({ changes }) => changes?.length !== 0);
  for (const part of partsOf(waiting, rowsInBatch)) {
    const batch = store.batch();
    for (const row of part) {
      const document = collection.doc(row.id);
      if (row.changes) batch.update(document, changedFields(place, row, row.changes));
      else batch.create(document, newDocument(place, row, now));
    }
    await batch.commit();
    written += part.length;
    note(`${written.toLocaleString("en-US")} of ${waiting.length.toLocaleString("en-US")}`);
  }
}
