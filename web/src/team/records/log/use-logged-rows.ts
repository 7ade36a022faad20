import { useMemo } from "react";
import { useMember } from "../../access/team-auth.ts";
import type { Selection } from "../../store/company-documents.ts";
import { type Rows, useRows } from "../use-rows.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { useNotedRows, useOwnRows } from "./use-own-rows.ts";

/**
 * The first records of a selection as they will be when the functions have seen what this device noted, and among them all
 * about which it noted something just now: whoever asks looks which of them belong there.
 */
export function useLoggedRows<Row extends Logged>(
  log: LogDefinition<Row>,
  selection: Selection,
  most: number,
): Rows<Row> {
  const { companyId } = useMember();
  const { collection, schema } = log;
  const source = useMemo(
    () => ({ companyId, collection, selection }),
    [companyId, collection, selection],
  );
  const known = useRows(source, schema, most);
  const rows = useOwnRows(log, known.rows, useNotedRows(log, known.rows));
  return useMemo(() => ({ ...known, rows }), [known, rows]);
}
