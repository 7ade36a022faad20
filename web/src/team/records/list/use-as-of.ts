import { useEffect, useState } from "react";
import type { DocumentSource } from "../../store/company-documents.ts";
import { momentWords } from "../../ui/calendar-day.ts";
import { useToday } from "../../ui/use-now.ts";
import { useTrueFor } from "../../ui/use-true-for.ts";
import { lastConfirmed } from "./last-confirmed.ts";

/** Until then, the list counts as being confirmed, not as a saved copy. */
const patienceMs = 1500;

/** The time, such as "today at 2:05 PM". It is undefined while the list is live, and "" if the time is not known. */
export function useAsOf(source: DocumentSource, confirmed: boolean): string | undefined {
  const unconfirmed = useTrueFor(!confirmed, patienceMs);
  const [asOf, setAsOf] = useState("");
  const today = useToday();

  // biome-ignore lint/correctness/useExhaustiveDependencies: past midnight, it's no longer "today"
  useEffect(() => {
    if (!unconfirmed) return;
    const moment = lastConfirmed(source);
    setAsOf(moment === undefined ? "" : momentWords(moment, new Date()));
  }, [source, unconfirmed, today]);

  return unconfirmed ? asOf : undefined;
}
