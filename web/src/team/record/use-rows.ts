import { useEffect, useMemo, useState } from "react";
import type { ZodType } from "zod";
import { useMember } from "../access/team-auth.ts";
import { type DocumentSource, watchDocuments } from "../firebase/company-documents.ts";
import type { ListRow } from "../list/list-definition.ts";

export interface Rows<Row> {
  rows: readonly ListRow<Row>[];
  /** Nothing is known yet, not even by this device. */
  loading: boolean;
  /** By the server, and live. */
  confirmed: boolean;
  failed: boolean;
}

const unknown = { rows: [], loading: true, confirmed: false, failed: false } as const;

/** The first `most` documents of a source, live and also offline; none without a source. */
export function useRows<Row>(
  source: DocumentSource | undefined,
  schema: ZodType<Row>,
  most: number,
): Rows<Row> {
  const { store, recheckAccess } = useMember();
  const [known, setKnown] = useState<{ of: DocumentSource; rows: Rows<Row> }>();
  useEffect(() => {
    if (!source) return;
    return watchDocuments(store, source, {}, most, {
      next({ documents, fromCache }) {
        const rows = documents.map(({ id, pending, data }) => ({
          id,
          pending,
          row: schema.parse(data),
        }));
        setKnown({
          of: source,
          rows: { rows, loading: false, confirmed: !fromCache, failed: false },
        });
      },
      error(error) {
        setKnown({ of: source, rows: { ...unknown, loading: false, failed: true } });
        if (error === "denied") recheckAccess();
      },
    });
  }, [store, source, schema, most, recheckAccess]);
  return useMemo(
    (): Rows<Row> => (known && known.of === source ? known.rows : unknown),
    [known, source],
  );
}
