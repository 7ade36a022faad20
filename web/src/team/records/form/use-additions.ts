import { useCallback, useMemo } from "react";
import { useMember } from "../../access/team-auth.ts";
import { addLocally, dismissWrite, useLocalWrites } from "../../store/local-writes.ts";
import { type OwnSource, useSource } from "../use-source.ts";
import type { FormValues } from "./form-values.ts";

export interface RefusedAddition {
  id: string;
  values: FormValues;
}

export function useAdditions(own: OwnSource) {
  const { store, recheckAccess } = useMember();
  const source = useSource(own);
  const writes = useLocalWrites();
  const { companyId, collection, logOf } = source;
  const refused = useMemo<readonly RefusedAddition[]>(
    () =>
      [...writes.values()].filter(
        (write) =>
          write.state === "refused" &&
          write.companyId === companyId &&
          write.collection === collection &&
          write.logOf === logOf,
      ),
    [writes, companyId, collection, logOf],
  );
  const add = useCallback(
    (data: Readonly<Record<string, unknown>>, values: FormValues, id?: string) =>
      addLocally(store, source, { data, values, id, onDenied: recheckAccess }),
    [store, source, recheckAccess],
  );
  return { add, refused, dismiss: dismissWrite };
}
