import { useMemo } from "react";
import { storedValue } from "../../../ui/device-storage.ts";
import type { DocumentSource } from "../../store/company-documents.ts";
import { momentWords } from "../../ui/calendar-day.ts";
import { useToday } from "../../ui/use-now.ts";
import { useTrueFor } from "../../ui/use-true-for.ts";
import type { ListFeed } from "./list-feed.ts";

/** The time in milliseconds since 1970. Sign-out wipes it by its name (store/wipe-device.ts). */
const confirmedAt = ({ companyId, collection, selection }: DocumentSource) =>
  storedValue(
    "localStorage",
    `team-as-of:${companyId}/${collection}/${selection?.name ?? "all"}`,
    (stored) => (typeof stored === "number" ? stored : undefined),
  );

/** @returns what ends it. */
export function noteConfirmed(feed: ListFeed<unknown>, source: DocumentSource): () => void {
  const moment = confirmedAt(source);
  let isLive = false;
  // The list was live until now, not only until its last change.
  const noteEnd = () => {
    if (isLive && navigator.onLine) moment.write(Date.now());
  };
  const stop = feed.subscribe(() => {
    const { confirmed } = feed.state();
    if (confirmed) moment.write(Date.now());
    else noteEnd();
    isLive = confirmed;
  });
  return () => {
    noteEnd();
    stop();
  };
}

/** Until then, the list counts as being confirmed, not as a saved copy. */
const patienceMs = 1500;

/** The time, such as "today at 2:05 PM". It is undefined while the list is live, and "" if it was never live here. */
export function useAsOf(source: DocumentSource, confirmed: boolean): string | undefined {
  const unconfirmed = useTrueFor(!confirmed, patienceMs);
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: past midnight, it's no longer "today"
  return useMemo(() => {
    if (!unconfirmed) return undefined;
    const moment = confirmedAt(source).read();
    return moment === undefined ? "" : momentWords(moment, new Date());
  }, [source, unconfirmed, today]);
}
