import { useEffect, useState } from "react";
import { useTrueFor } from "../access/use-true-for.ts";
import type { DocumentSource } from "../firebase/company-documents.ts";
import { timeWords } from "./calendar-day.ts";
import { lastConfirmed } from "./last-confirmed.ts";

/** A list that is still being confirmed for less than this is not called a saved copy (milliseconds). */
const patienceMs = 1500;

/**
 * Since when what is shown may be out of date: "2:05 PM". Undefined while it is live, "" where that time is not
 * known.
 */
export function useAsOf(source: DocumentSource, confirmed: boolean): string | undefined {
  const unconfirmed = useTrueFor(!confirmed, patienceMs);
  const [asOf, setAsOf] = useState("");

  useEffect(() => {
    if (!unconfirmed) return;
    const moment = lastConfirmed(source);
    setAsOf(moment ? timeWords(moment, new Date()) : "");
  }, [source, unconfirmed]);

  return unconfirmed ? asOf : undefined;
}
