import { useEffect, useState } from "react";
import type { DocumentSource } from "../../store/company-documents.ts";
import { momentWords } from "../../ui/calendar-day.ts";
import { useTrueFor } from "../../ui/use-true-for.ts";
import { lastConfirmed } from "./last-confirmed.ts";

/** Less than this is a list being confirmed, not a saved copy. */
const patienceMs = 1500;

/** "today at 2:05 PM"; undefined while the list is live, "" where the time is not known. */
export function useAsOf(source: DocumentSource, confirmed: boolean): string | undefined {
  const unconfirmed = useTrueFor(!confirmed, patienceMs);
  const [asOf, setAsOf] = useState("");

  useEffect(() => {
    if (!unconfirmed) return;
    const moment = lastConfirmed(source);
    setAsOf(moment === undefined ? "" : momentWords(moment, new Date()));
  }, [source, unconfirmed]);

  return unconfirmed ? asOf : undefined;
}
