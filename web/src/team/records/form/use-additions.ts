import { useCallback, useEffect, useState } from "react";
import { useMember } from "../../access/team-auth.ts";
import { addDocument, hasDocument } from "../../store/add-document.ts";
import type { DocumentSource } from "../../store/company-documents.ts";
import { errorCode, isRefused } from "../../store/error-code.ts";
import type { EntryValues } from "./entry-values.ts";
import { forgetUnconfirmed, keepUnconfirmed, unconfirmedOf } from "./unconfirmed-entries.ts";

export interface RefusedEntry {
  id: string;
  values: EntryValues;
}

/** Where what an entry may be linked to is, by the name of its value. */
const linked = { client_id: "clients", lead_id: "leads" } as const;

/**
 * What this page has added and the server hasn't refused: its own write tells what becomes of it. To ask for it as well
 * would make Firestore's emulator leave it out of the list (firebase/own-write.ts).
 */
const ownAdditions = new Set<string>();

/** Follows new entries until the server takes or refuses them; those of an earlier start once `list` is confirmed. */
export function useAdditions(
  source: DocumentSource,
  list: { confirmed: boolean; rows: readonly { id: string; pending: boolean }[] },
) {
  const { store, recheckAccess } = useMember();
  const { confirmed } = list;
  const pendingIds = list.rows.flatMap(({ id, pending }) => (pending ? [id] : [])).join(" ");
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);

  const tellRefused = useCallback(
    async ({ id: refusedId, values: typed }: RefusedEntry) => {
      const values = { ...typed };
      const { companyId } = source;
      for (const [name, collection] of Object.entries(linked)) {
        const id = values[name];
        if (!id) continue;
        const isThere = await hasDocument(store, { companyId, collection }, id).catch(
          () => undefined,
        );
        // A link to something deleted would be refused again.
        if (isThere === false) delete values[name];
      }
      const entry = { id: refusedId, values };
      setRefused((known) => [...known.filter(({ id }) => id !== refusedId), entry]);
    },
    [store, source],
  );

  useEffect(() => {
    if (!confirmed) return;
    let isCurrent = true;
    const settle = async () => {
      for (const [id, { values }] of await unconfirmedOf(source)) {
        if (ownAdditions.has(id) || pendingIds.split(" ").includes(id)) continue;
        const stored = await hasDocument(store, source, id);
        if (stored === undefined || !isCurrent) continue;
        if (stored) await forgetUnconfirmed(id);
        else tellRefused({ id, values });
      }
    };
    // Without a network nothing can be told yet; the next change asks again.
    settle().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [store, source, confirmed, pendingIds, tellRefused]);

  /** @returns the id of its document. */
  const add = useCallback(
    (
      entry: Readonly<Record<string, unknown>>,
      values: EntryValues,
      { id: wanted }: { id?: string } = {},
    ): string => {
      const { id, confirmed } = addDocument(store, source, entry, wanted);
      ownAdditions.add(id);
      const { companyId, collection } = source;
      const leadId = source.collection === "log" ? source.leadId : undefined;
      const keeping = keepUnconfirmed(id, { companyId, collection, leadId, values });
      confirmed
        .then(() => keeping)
        .then(() => forgetUnconfirmed(id))
        .catch((error: unknown) => {
          console.error(`An entry was not taken: ${errorCode(error)}`);
          ownAdditions.delete(id);
          tellRefused({ id, values });
          if (isRefused(error)) recheckAccess();
        });
      return id;
    },
    [store, source, tellRefused, recheckAccess],
  );

  const dismiss = useCallback((id: string) => {
    setRefused((known) => known.filter((entry) => entry.id !== id));
    forgetUnconfirmed(id);
  }, []);

  return { add, refused, dismiss };
}
