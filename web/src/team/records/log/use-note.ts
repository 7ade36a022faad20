import { useCallback } from "react";
import { useMember } from "../../access/team-auth.ts";
import { addLocally } from "../../store/local-writes.ts";
import { ignoreDoubleClick } from "../../ui/ignore-double-click.ts";
import type { FormValues } from "../form/form-values.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";

/** Notes something about a record. @returns whether what was typed is an entry. */
export function useNote<Row extends Logged>({ collection, read }: LogDefinition<Row>) {
  const { store, companyId, email, recheckAccess } = useMember();
  return useCallback(
    (id: string, values: FormValues): boolean => {
      const reading = read(values, email);
      if (!("data" in reading)) return false;
      // What was pressed may change or go, and a second click would note something else.
      ignoreDoubleClick();
      const added = { data: reading.data, values, onDenied: recheckAccess };
      addLocally(store, { companyId, collection, logOf: id }, added);
      return true;
    },
    [store, companyId, collection, read, email, recheckAccess],
  );
}
