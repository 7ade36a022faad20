import {
  type CountedEvent,
  countedAtOnce,
  type NumberKind,
  type NumberSource,
} from "#contract/number-words";

/** What happened on the pages of one document, in memory only, until `send` has taken it. */
export function visitCounter(first: NumberSource, send: (seen: CountedEvent[]) => boolean) {
  let source = first;
  let seen: CountedEvent[] = [];
  return {
    count(page: string, kind: NumberKind): void {
      if (seen.length < countedAtOnce) seen.push([page, source, kind]);
    },
    /** The next page of the same document, or this one again: by then one comes from our own. */
    goOn(): void {
      source = "site";
    },
    flush(): void {
      if (seen.length > 0 && send(seen)) seen = [];
    },
  };
}
