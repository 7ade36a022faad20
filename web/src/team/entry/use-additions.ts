import { useCallback, useEffect, useState } from "react";
import type { CompanyCollection } from "#contract/collections";
import { useMember } from "../access/use-member.ts";
import { addDocument, hasDocument } from "../firebase/add-document.ts";
import { errorCode, isRefused } from "../firebase/error-code.ts";
import { useTeamStore } from "../firebase/reactfire.tsx";
import type { EntryValues } from "./entry-values.ts";
import { forgetUnconfirmed, keepUnconfirmed, readUnconfirmed } from "./unconfirmed-entries.ts";

/** An entry that the server did not take, with what was typed. */
export interface RefusedEntry {
  id: string;
  values: EntryValues;
}

/**
 * Adds entries to a list and looks after them until the server has confirmed or refused them, also over a
 * restart of the app.
 * @param change changes when there may be news of earlier ones: with the list's connection and pending rows.
 */
export function useAdditions(collection: CompanyCollection, change: string) {
  const store = useTeamStore();
  const { companyId, recheckAccess } = useMember();
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);

  const tellRefused = useCallback(
    (entry: RefusedEntry) =>
      setRefused((known) => [...known.filter(({ id }) => id !== entry.id), entry]),
    [],
  );

  useEffect(() => {
    void change;
    let wanted = true;
    const settle = async () => {
      for (const [id, entry] of await readUnconfirmed()) {
        if (entry.companyId !== companyId || entry.collection !== collection) continue;
        const stored = await hasDocument(store, { companyId, collection }, id);
        if (stored === undefined || !wanted) continue;
        if (stored) await forgetUnconfirmed(id);
        else tellRefused({ id, values: entry.values });
      }
    };
    // Without a network nothing can be told yet; the next change asks again.
    settle().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [store, companyId, collection, change, tellRefused]);

  const add = useCallback(
    (entry: Readonly<Record<string, unknown>>, values: EntryValues) => {
      const { id, confirmed } = addDocument(store, { companyId, collection }, entry);
      const kept = keepUnconfirmed(id, { companyId, collection, values });
      confirmed
        .then(() => kept)
        .then(() => forgetUnconfirmed(id))
        .catch((error: unknown) => {
          console.error(`An entry was not taken: ${errorCode(error)}`);
          tellRefused({ id, values });
          if (isRefused(error)) recheckAccess();
        });
    },
    [store, companyId, collection, tellRefused, recheckAccess],
  );

  const dismiss = useCallback((id: string) => {
    setRefused((known) => known.filter((entry) => entry.id !== id));
    void forgetUnconfirmed(id);
  }, []);

  return { add, refused, dismiss };
}
