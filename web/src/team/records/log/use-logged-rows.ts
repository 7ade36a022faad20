import { useMemo } from "react";
import type { Selection } from "../../store/company-documents.ts";
import { type Rows, useRows } from "../use-rows.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { useNotedRows, useOwnRows } from "./use-own-rows.ts";

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
