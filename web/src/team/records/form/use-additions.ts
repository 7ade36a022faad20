import { useCallback, useMemo } from "react";
import { useMember } from "../../access/team-auth.ts";
import { addLocally, dismissWrite, useLocalWrites } from "../../store/local-writes.ts";
import { type OwnSource, useSource } from "../use-source.ts";
import type { FormValues } from "./form-values.ts";
import { recordFormDraft } from "./record-form-draft.ts";

export interface RefusedAddition {
  id: string;
  values: FormValues;
}

function dismiss(id: string): void {
  const correction = recordFormDraft(id);
  // A draft is removed from the device only by a tab that has it, too.
  correction.read();
  correction.remove();
  dismissWrite(id);
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
  return { add, refused, dismiss };
}
