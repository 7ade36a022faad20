import { useMemo } from "react";
import { useMember } from "../../access/team-auth.ts";
import type { Selection } from "../../store/company-documents.ts";
import type { ListRow } from "../list-definition.ts";
import { type Rows, useRows } from "../use-rows.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { useOwnRows } from "./use-own-rows.ts";

/** The first records of a selection, and others, as they will be when the functions have seen what this device noted. */
export function useLoggedRows<Row extends Logged>(
  log: LogDefinition<Row>,
  selection: Selection,
  most: number,
  others?: readonly ListRow<Row>[],
): Rows<Row> {
  const { companyId } = useMember();
  const { collection, schema } = log;
  const source = useMemo(
    () => ({ companyId, collection, selection }),
    [companyId, collection, selection],
  );
  const known = useRows(source, schema, most);
  const rows = useOwnRows(log, known.rows, others);
  return useMemo(() => ({ ...known, rows }), [known, rows]);
}
