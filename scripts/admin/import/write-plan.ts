import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { withDerivedFields } from "#contract/derived-fields";
import { keysFrom } from "#contract/search-keys";
import { chunk } from "../../../functions/src/chunk.ts";
import { newTokenId } from "../../../functions/src/newsletter/token.ts";
import type { ImportPlan, PlannedRow } from "../../../web/src/import/plan-import.ts";
import type { Fields } from "../../../web/src/import/table.ts";
import { collectionOf, type TableLocation } from "../project/stored-tables.ts";

/** Firestore takes at most 500 in a batch. */
const rowsInBatch = 400;

const stored = (value: unknown) => (value instanceof Date ? Timestamp.fromDate(value) : value);

/** Whether a person is on the list, has left it, or was taken off it, and didn't only ask for a quote. */
const hadLinks = ({ wants_newsletter, left_before, ended_for }: PlannedRow["record"]["fields"]) =>
  wants_newsletter === true || left_before === true || ended_for !== undefined;

function newDocument(
  { name }: TableLocation,
  { record: { fields, times } }: PlannedRow,
  now: Date,
) {
  const entries = Object.entries(
    withDerivedFields(name, { ...fields, ...Object.fromEntries(times) }),
  );
  const own = entries.map(([name, value]) => [name, stored(value)]);
  return {
    created_at: Timestamp.fromDate(now),
    ...Object.fromEntries(own),
    // No file has one. A person without one can't be mailed, and isn't known to have left.
    ...(name === "subscribers" && hadLinks(fields) && { token_id: newTokenId() }),
  };
}

/**
 * Only the fields that change; an empty cell deletes its field. The functions then update a task's place in its order.
 */
function changedFields(
  { name }: TableLocation,
  { record: { fields, times } }: PlannedRow,
  names: readonly string[],
) {
  const values: Fields = { ...withDerivedFields(name, fields), ...Object.fromEntries(times) };
  const changed = [...names, ...keysFrom(name, names)];
  return Object.fromEntries(
    changed.map((name) => [name, stored(values[name] ?? FieldValue.delete())]),
  );
}

/**
 * Writes the plan in batches, and reports its progress to `note`. If it's interrupted, the next import does the rest.
 */
export async function writePlan(
  store: Firestore,
  location: TableLocation,
  plan: ImportPlan,
  note: (text: string) => void,
): Promise<void> {
  const collection = collectionOf(store, location);
  const now = new Date();
  let written = 0;
  const waiting = plan.rows.filter(({ changes }) => changes?.length !== 0);
  for (const part of chunk(waiting, rowsInBatch)) {
    const batch = store.batch();
    for (const row of part) {
      const document = collection.doc(row.id);
      if (row.changes) batch.update(document, changedFields(location, row, row.changes));
      else batch.create(document, newDocument(location, row, now));
    }
    await batch.commit();
    written += part.length;
    note(`${written.toLocaleString("en-US")} of ${waiting.length.toLocaleString("en-US")}`);
  }
}
