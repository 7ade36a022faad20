import { useCallback, useMemo } from "react";
import { limits } from "#contract/limits";
import { useMember } from "../../access/team-auth.ts";
import { countDocuments, type DocumentSource } from "../../store/company-documents.ts";
import { useLatestAnswer } from "../../store/use-latest-answer.ts";
import type { LiveList } from "./use-list-feed.ts";

export interface Total {
  count: number;
  atLeast: boolean;
}

/** Costs one read each time the loaded part grows or begins again. It is undefined while unknown. */
export function useTotal(feed: LiveList<unknown>): Total | undefined {
  const { source, rows, hasMore, confirmed } = feed;
  const { store } = useMember();
  const loaded = rows.length;
  const newest = rows[0]?.id;
  const isPart = hasMore && confirmed;
  const question = useMemo(
    () => (isPart ? { source, loaded, newest } : undefined),
    [isPart, source, loaded, newest],
  );
  const ask = useCallback(
    (part: { source: DocumentSource }) => countDocuments(store, part.source),
    [store],
  );
  const latest = useLatestAnswer(question, ask);
  if (!question || latest?.question.source !== source) return;
  return { count: latest.answer, atLeast: latest.answer >= limits.listMax };
}
