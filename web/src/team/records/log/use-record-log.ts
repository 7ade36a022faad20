import { useMemo, useRef, useState } from "react";
import { limits } from "#contract/limits";
import { type StoredLogEntry, storedLogEntry } from "#contract/record-log";
import { useLocalWrites } from "../../store/local-writes.ts";
import type { FormValues } from "../form/form-values.ts";
import { useAdditions } from "../form/use-additions.ts";
import type { ListRow } from "../list-definition.ts";
import { useRows } from "../use-rows.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { useNote } from "./use-note.ts";

/** Sorts the newest first. Unsent entries are in the order in which this device added them, which Firestore forgets. */
function inOrder(
  rows: readonly ListRow<StoredLogEntry>[],
  writes: ReturnType<typeof useLocalWrites>,
): readonly ListRow<StoredLogEntry>[] {
  const addedAt = ({ id, pending }: ListRow<StoredLogEntry>) =>
    pending ? (writes.get(id)?.at ?? 1) : 0;
  return rows
    .map((entry) => {
      const at = addedAt(entry);
      if (at <= 1) return entry;
      return { ...entry, row: { ...entry.row, created_at: new Date(at).toISOString() } };
    })
    .sort((one, other) => addedAt(other) - addedAt(one));
}

export function useRecordLog<Row extends Logged>(
  definition: LogDefinition<Row>,
  id: string,
  onAdd?: (kind: string, values: FormValues) => void,
) {
  const source = { collection: definition.collection, logOf: id };
  const stored = useRows(source, storedLogEntry, limits.listMax);
  const writes = useLocalWrites();
  const entries = useMemo(
    () => ({ ...stored, rows: inOrder(stored.rows, writes) }),
    [stored, writes],
  );
  const { refused, dismiss } = useAdditions(source);
  const noteOf = useNote(definition);
  const [hasAdded, setAdded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (values: FormValues) => {
    if (!noteOf(id, values)) return;
    setAdded(true);
    onAdd?.(values.kind ?? "", values);
  };
  /** Notes something by a button that goes away when it's pressed, so the focus moves to the log. */
  const note = (values: FormValues) => {
    add(values);
    heading.current?.focus();
  };
  return { definition, id, entries, refused, dismiss, add, note, hasAdded, heading };
}

export type RecordLog<Row extends Logged> = ReturnType<typeof useRecordLog<Row>>;
