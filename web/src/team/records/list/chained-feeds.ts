import type { FeedState, ListFeed } from "./list-feed.ts";

type Entry = { id: string };

function joined<Document extends Entry>(
  begun: FeedState<Document>,
  rest: FeedState<Document>,
): FeedState<Document> {
  const known = new Set(begun.documents.map(({ id }) => id));
  const isBegun = begun.documents.length > 0;
  return {
    ...rest,
    documents: [...begun.documents, ...rest.documents.filter(({ id }) => !known.has(id))],
    loading: rest.loading && !isBegun,
    loadingMore: rest.loadingMore || (rest.loading && isBegun),
    confirmed: begun.confirmed && rest.confirmed,
  };
}

/** One list after another. The rest is opened at the end of the first, and leaves out what stands there already. */
export function chainFeeds<Document extends Entry>(
  first: ListFeed<Document>,
  openRest: () => ListFeed<Document>,
): ListFeed<Document> {
  const listeners = new Set<() => void>();
  let rest: ListFeed<Document> | undefined;
  let state = first.state();
  /** How many there were when somebody asked for more. */
  let asked = 0;

  const isAtEnd = () => {
    const { loading, loadingMore, hasMore, error } = first.state();
    return !loading && !loadingMore && !hasMore && !error;
  };

  /** Where a page of the rest has only what stands there already: at most as often as the first has pages. */
  function goOn(): void {
    if (!rest || !isAtEnd()) return;
    const { loading, loadingMore, hasMore, error } = rest.state();
    if (loading || loadingMore || !hasMore || error) return;
    if (state.documents.length <= Math.max(asked, first.state().documents.length)) rest.loadMore();
  }

  function publish(): void {
    if (!rest && isAtEnd()) {
      rest = openRest();
      rest.subscribe(publish);
    }
    state = rest && isAtEnd() ? joined(first.state(), rest.state()) : first.state();
    for (const notify of listeners) notify();
    goOn();
  }

  first.subscribe(publish);
  publish();

  return {
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    state: () => state,
    loadMore() {
      asked = state.documents.length;
      (rest && isAtEnd() ? rest : first).loadMore();
    },
    retry() {
      first.retry();
      rest?.retry();
    },
    close() {
      first.close();
      rest?.close();
      listeners.clear();
    },
  };
}
