import { useEffect, useState } from "react";
import { limits } from "#contract/limits";
import { countDocuments, type DocumentSource } from "../firebase/company-documents.ts";
import { useTeamStore } from "../firebase/reactfire.tsx";

/** How many documents a list has on the server, as far as the rules let us count. */
export interface Total {
  count: number;
  atLeast: boolean;
}

/**
 * Counts a list of which only a part is loaded: one read each time `change` changes, none while everything is
 * loaded. Undefined while it is not known, such as without a network.
 */
export function useTotal(
  source: DocumentSource,
  wanted: boolean,
  change: string,
): Total | undefined {
  const store = useTeamStore();
  const [total, setTotal] = useState<Total & { source: DocumentSource }>();

  useEffect(() => {
    if (!wanted) return;
    void change;
    let awaited = true;
    countDocuments(store, source)
      .then((count) => {
        if (awaited) setTotal({ count, atLeast: count >= limits.listMax, source });
      })
      // The list says then that there are more, without a number.
      .catch(() => undefined);
    return () => {
      awaited = false;
    };
  }, [store, source, wanted, change]);

  return wanted && total?.source === source ? total : undefined;
}
