import { useCallback, useEffect, useState } from "react";
import type { CompanyCollection } from "#contract/collections";
import { useMember } from "../access/team-auth.ts";
import { addDocument, hasDocument } from "../firebase/add-document.ts";
import { errorCode, isRefused } from "../firebase/error-code.ts";
import type { EntryValues } from "./entry-values.ts";
import { forgetUnconfirmed, keepUnconfirmed, readUnconfirmed } from "./unconfirmed-entries.ts";

export interface RefusedEntry {
  id: string;
  values: EntryValues;
}

/** Follows new entries until the server takes or refuses them; those of an earlier start once `list` is confirmed. */
export function useAdditions(
  collection: CompanyCollection,
  list: { confirmed: boolean; rows: readonly { id: string; pending: boolean }[] },
) {
  const { store, companyId, recheckAccess } = useMember();
  const { confirmed } = list;
  const pendingIds = list.rows.flatMap(({ id, pending }) => (pending ? [id] : [])).join(" ");
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);

  const tellRefused = useCallback(
    (entry: RefusedEntry) =>
      setRefused((known) => [...known.filter(({ id }) => id !== entry.id), entry]),
    [],
  );

  useEffect(() => {
    if (!confirmed) return;
    let isCurrent = true;
    const settle = async () => {
      for (const [id, entry] of await readUnconfirmed()) {
        const isOurs = entry.companyId === companyId && entry.collection === collection;
        if (!isOurs || pendingIds.split(" ").includes(id)) continue;
        const stored = await hasDocument(store, { companyId, collection }, id);
        if (stored === undefined || !isCurrent) continue;
        if (stored) await forgetUnconfirmed(id);
        else tellRefused({ id, values: entry.values });
      }
    };
    // Without a network nothing can be told yet; the next change asks again.
    settle().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [store, companyId, collection, confirmed, pendingIds, tellRefused]);

  const add = useCallback(
    (entry: Readonly<Record<string, unknown>>, values: EntryValues) => {
      const { id, confirmed } = addDocument(store, { companyId, collection }, entry);
      const keeping = keepUnconfirmed(id, { companyId, collection, values });
      confirmed
        .then(() => keeping)
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
    forgetUnconfirmed(id);
  }, []);

  return { add, refused, dismiss };
}
