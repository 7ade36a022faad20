import { useEffect, useMemo, useState } from "react";
import { useMember } from "../../access/team-auth.ts";
import type { Selection } from "../../store/company-documents.ts";
import { savedDocument } from "../../store/one-document.ts";
import { useToday } from "../../ui/use-now.ts";
import { joinById } from "../join-by-id.ts";
import type { ListFilter, ListRow } from "../list-definition.ts";
import { type RecordState, useRecord } from "../page/use-record.ts";
import { rowReader } from "../row-reader.ts";
import { type Rows, useRows } from "../use-rows.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { useOwnEntries, withOwnEntries } from "./own-entries.ts";

const none: readonly never[] = [];

/**
 * The records, as this device has them, whose new notes the functions may not have processed. Until then, no query
 * finds them by what the notes change.
 * @param found the records that a query found; a record that comes or goes there is read again.
 */
function useNotedRows<Row extends Logged>(
  log: LogDefinition<Row>,
  found: readonly ListRow<Row>[],
): readonly ListRow<Row>[] {
  const { store, companyId } = useMember();
  const { collection, schema } = log;
  const ids = [...useOwnEntries(collection)]
    .filter(([, own]) => own.some(({ settled }) => !settled))
    .map(([id]) => id)
    .join(" ");
  const [rows, setRows] = useState<readonly ListRow<Row>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new query results change what is saved
  useEffect(() => {
    let isCurrent = true;
    const source = { companyId, collection };
    const reading = ids.split(" ").map((id) => id && savedDocument(store, source, id));
    Promise.all(reading).then((saved) => {
      if (!isCurrent) return;
      const documents = saved.flatMap((document) => document || []);
      setRows(documents.map(rowReader(schema)));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, companyId, collection, schema, ids, found]);
  return rows;
}

/** The rows, and others that aren't among them, as the functions will make them of this device's notes. */
export function useOwnRows<Row extends Logged>(
  log: LogDefinition<Row>,
  rows: readonly ListRow<Row>[],
  others: readonly ListRow<Row>[] = none,
): readonly ListRow<Row>[] {
  const own = useOwnEntries(log.collection);
  return useMemo(
    () =>
      joinById(rows, others).map((item) => {
        const entries = own.get(item.id);
        return entries ? { ...item, row: withOwnEntries(log, item.row, entries) } : item;
      }),
    [log, rows, others, own],
  );
}

/** The rows of a list. This device's own notes may move a record into a filter or out of it. */
export function useFilteredRows<Row extends Logged>(
  log: LogDefinition<Row>,
  stored: readonly ListRow<Row>[],
  filter: ListFilter<Row> | undefined,
): readonly ListRow<Row>[] {
  const today = useToday();
  const noted = useNotedRows(log, stored);
  const rows = useOwnRows(log, stored, filter && noted);
  return useMemo(() => filter?.rowsOf(rows, today) ?? rows, [rows, filter, today]);
}

/**
 * The first records of a selection as they will be after the functions have processed this device's notes. They include
 * all records that this device has just noted something about: the caller picks those that belong there.
 */
export function useLoggedRows<Row extends Logged>(
  log: LogDefinition<Row>,
  selection: Selection,
  most: number,
): Rows<Row> {
  const { collection, schema } = log;
  const stored = useRows({ collection, selection }, schema, most);
  const rows = useOwnRows(log, stored.rows, useNotedRows(log, stored.rows));
  return useMemo(() => ({ ...stored, rows }), [stored, rows]);
}

/** One record, live and offline, as it will be after the functions have processed this device's notes about it. */
export function useLoggedRecord<Row extends Logged>(
  log: LogDefinition<Row>,
  id: string,
): RecordState<Row> {
  const record = useRecord(log.collection, id, log.schema);
  const own = useOwnEntries(log.collection).get(id);
  return useMemo(
    () =>
      record.state === "loaded" && own
        ? { ...record, row: withOwnEntries(log, record.row, own) }
        : record,
    [log, record, own],
  );
}
