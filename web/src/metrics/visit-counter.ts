import { countedAtOnce } from "#contract/beacon-words";
import type { CountedEvent, MetricKind, VisitSource } from "#contract/metric-kinds";

/** Counts what happened on the pages of one document, in memory only, until `send` has taken it. */
export function visitCounter(first: VisitSource, send: (seen: CountedEvent[]) => boolean) {
  let source = first;
  let views = 0;
  let seen: CountedEvent[] = [];
  return {
    count(page: string, kind: MetricKind): void {
      // A visitor reaches the next page of the same document from one of our own.
      if (kind === "views" && views++) source = "site";
      if (seen.length < countedAtOnce) seen.push([page, source, kind]);
    },
    flush(): void {
      if (seen[0] && send(seen)) seen = [];
    },
  };
}
