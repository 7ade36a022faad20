import { useEffect, useMemo, useState } from "react";
import type { ZodType } from "zod";
import type { CompanyCollection } from "#contract/collections";
import { useMember } from "../../access/team-auth.ts";
import { watchDocument } from "../../store/one-document.ts";

export type RecordState<Row> =
  | { state: "loading" | "missing" | "unsaved" | "failed" }
  | { state: "loaded"; row: Row; pending: boolean };

/** One lead, client or task, live and offline. `unsaved` means that it isn't on this device and there is no network. */
export function useRecord<Row>(
  collection: CompanyCollection,
  id: string | undefined,
  schema: ZodType<Row>,
): RecordState<Row> {
  const { store, companyId, recheckAccess } = useMember();
  const [loaded, setLoaded] = useState<{ of: string; record: RecordState<Row> }>();
  useEffect(() => {
    if (id === undefined) return;
    const show = (record: RecordState<Row>) => setLoaded({ of: id, record });
    return watchDocument(store, { companyId, collection }, id, {
      next({ data, pending, fromCache }) {
        if (data !== undefined) show({ state: "loaded", row: schema.parse(data), pending });
        else show({ state: fromCache ? "unsaved" : "missing" });
      },
      error(error) {
        show({ state: "failed" });
        if (error === "denied") recheckAccess();
      },
    });
  }, [store, companyId, collection, id, schema, recheckAccess]);
  return useMemo(
    (): RecordState<Row> => (loaded && loaded.of === id ? loaded.record : { state: "loading" }),
    [loaded, id],
  );
}
