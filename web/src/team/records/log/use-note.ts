import { useCallback } from "react";
import { useMember } from "../../access/team-auth.ts";
import { addLocally } from "../../store/local-writes.ts";
import type { EntryValues } from "../form/entry-values.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";

/** Notes something about a record. @returns whether what was typed is an entry. */
export function useNote<Row extends Logged>({ collection, read }: LogDefinition<Row>) {
  const { store, companyId, email, recheckAccess } = useMember();
  return useCallback(
    (id: string, values: EntryValues): boolean => {
      const reading = read(values, email);
      if (!("entry" in reading)) return false;
      const added = { entry: reading.entry, values, onDenied: recheckAccess };
      addLocally(store, { companyId, collection, logOf: id }, added);
      return true;
    },
    [store, companyId, collection, read, email, recheckAccess],
  );
}
