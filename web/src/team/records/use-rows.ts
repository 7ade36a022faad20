import { useEffect, useMemo, useReducer, useState } from "react";
import type { ZodType } from "zod";
import { useMember } from "../access/team-auth.ts";
import { type DocumentSource, watchDocuments } from "../store/company-documents.ts";
import type { ListRow } from "./list-definition.ts";
import { rowReader } from "./row-reader.ts";
import { type OwnSource, useSource } from "./use-source.ts";

export interface Rows<Row> {
  rows: readonly ListRow<Row>[];
  /** Nothing is known yet, not even by this device. */
  loading: boolean;
  /** The server has confirmed the rows, and they are live. */
  confirmed: boolean;
  /** The rows can't be read any more. The known ones stay. */
  failed: boolean;
  retry: () => void;
}

const notLoaded = { rows: [], loading: true, confirmed: false, failed: false } as const;
const none = { rows: [], loading: false, confirmed: true, failed: false } as const;

/** The first `most` documents of a source, live and offline, or none if they aren't wanted. */
export function useRows<Row>(
  own: OwnSource,
  schema: ZodType<Row>,
  most: number,
  isWanted = true,
): Rows<Row> {
  const { store, recheckAccess } = useMember();
  const source = useSource(own);
  const [loaded, setLoaded] = useState<{ of: DocumentSource; rows: Omit<Rows<Row>, "retry"> }>();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt listens again
  useEffect(() => {
    if (!isWanted) return;
    return watchDocuments(store, source, {}, most, {
      next({ documents, fromCache }) {
        const rows = documents.map(rowReader(schema));
        setLoaded({
          of: source,
          rows: { rows, loading: false, confirmed: !fromCache, failed: false },
        });
      },
      error(error) {
        setLoaded((last) => {
          const { rows } = last?.of === source ? last.rows : notLoaded;
          return { of: source, rows: { rows, loading: false, confirmed: false, failed: true } };
        });
        if (error === "denied") recheckAccess();
      },
    });
  }, [store, source, schema, most, recheckAccess, attempt, isWanted]);
  return useMemo((): Rows<Row> => {
    if (!isWanted) return { ...none, retry };
    return { ...(loaded?.of === source ? loaded.rows : notLoaded), retry };
  }, [loaded, source, isWanted]);
}
