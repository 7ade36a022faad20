import type { ReadError } from "../../store/company-documents.ts";

/** `cursor` is a place in the order that only the store reads. */
interface FeedDocument<Cursor> {
  id: string;
  pending: boolean;
  cursor: Cursor;
}

export interface FeedRange<Cursor> {
  after?: Cursor | undefined;
  upTo?: Cursor | undefined;
}

interface FeedObserver<Document> {
  next(snapshot: { documents: readonly Document[]; fromCache: boolean }): void;
  error(error: ReadError): void;
}

interface FeedOptions<Document extends FeedDocument<Cursor>, Cursor> {
  watch(range: FeedRange<Cursor>, most: number, observer: FeedObserver<Document>): () => void;
  pageSize: number;
  /** The most documents that one query may ask for. */
  most: number;
}

export interface FeedState<Document> {
  documents: readonly Document[];
  /** Nothing is known yet, not even by this device. */
  loading: boolean;
  loadingMore: boolean;
  /** The server has confirmed the documents, and they are live. */
  confirmed: boolean;
  /** There are more documents, as far as is known. */
  hasMore: boolean;
  /** There may be more, because the server hasn't answered yet where the list ends. */
  isCut: boolean;
  error: ReadError | undefined;
}

export interface ListFeed<Document> {
  subscribe(notify: () => void): () => void;
  state(): FeedState<Document>;
  /** @param size how many; a page, if not said. */
  loadMore(size?: number): void;
  /** Begins again with the first page. */
  restart(): void;
  /** Retries only the pages that have failed. */
  retry(): void;
  close(): void;
}

export const emptyFeed: FeedState<never> = {
  documents: [],
  loading: true,
  loadingMore: false,
  confirmed: false,
  hasMore: false,
  isCut: false,
  error: undefined,
};

interface Window<Document, Cursor> {
  size: number;
  after: Cursor | undefined;
  /** The last document, set once there is a window below. It must not slide out unnoticed. */
  last: { id: string; cursor: Cursor } | undefined;
  anchored: boolean;
  documents: readonly Document[] | undefined;
  fromCache: boolean;
  /** The server has answered at least once. */
  answered: boolean;
  error: ReadError | undefined;
  stop: () => void;
}

/**
 * Creates a live list of any length. Each page is a query that begins after the last document of the page before, so n
 * pages cost n × 50 reads. One query with a growing limit would pay for all again with each "Load more" (50 + 100 + …).
 *
 * A new document at the top pushes the last one out of a query with a limit, which would leave a hole in the list. So
 * such a page is queried again (50 reads), now up to that document, and grows from then on. If it reaches the most that
 * a query may hold, the list begins again from its first page.
 */
export function createListFeed<Document extends FeedDocument<Cursor>, Cursor>({
  watch,
  pageSize,
  most,
}: FeedOptions<Document, Cursor>): ListFeed<Document> {
  type Page = Window<Document, Cursor>;
  const listeners = new Set<() => void>();
  let windows: Page[] = [];
  let state: FeedState<Document> = emptyFeed;

  const sizeOf = (page: Page) => (page.anchored ? most : page.size);
  const isFull = (page: Page) =>
    page.documents !== undefined && page.documents.length >= sizeOf(page);

  /** Neighboring pages can hold the same document for a moment after one above has gone. */
  function joined(): Document[] {
    const byId = new Map<string, Document>();
    for (const { documents = [] } of windows) {
      for (const document of documents) {
        if (!byId.has(document.id)) byId.set(document.id, document);
      }
    }
    return [...byId.values()];
  }

  function publish(): void {
    const [first] = windows;
    const last = windows.at(-1);
    if (!first || !last) return;
    const documents = joined();
    state = {
      documents,
      loading: first.documents === undefined && first.error === undefined,
      loadingMore: last !== first && last.documents === undefined && last.error === undefined,
      confirmed: windows.every((page) => page.documents !== undefined && !page.fromCache),
      // A query cannot begin after a document that has no server time yet.
      hasMore: isFull(last) && last.documents?.at(-1)?.pending === false,
      isCut: last !== first && !last.answered && !isFull(last),
      error: windows.find(({ error }) => error)?.error,
    };
    for (const notify of listeners) notify();
  }

  function listen(page: Page): void {
    page.stop();
    page.error = undefined;
    const range = { after: page.after, upTo: page.anchored ? page.last?.cursor : undefined };
    page.stop = watch(range, sizeOf(page), {
      next: ({ documents, fromCache }) => accept(page, documents, fromCache),
      error: (error) => {
        page.error = error;
        publish();
      },
    });
  }

  function accept(page: Page, documents: readonly Document[], fromCache: boolean): void {
    const { last, anchored } = page;
    const full = documents.length >= sizeOf(page);
    if (last && full && anchored) {
      begin();
      return;
    }
    if (last && full && !documents.some(({ id }) => id === last.id)) {
      // The current documents stay on screen until the new answer comes.
      page.anchored = true;
      listen(page);
      return;
    }
    page.documents = documents;
    page.fromCache = fromCache;
    page.answered ||= !fromCache;
    publish();
  }

  function add(after: Cursor | undefined, size: number): void {
    const page: Page = {
      size,
      after,
      last: undefined,
      anchored: false,
      documents: undefined,
      fromCache: true,
      answered: false,
      error: undefined,
      stop: () => undefined,
    };
    windows.push(page);
    listen(page);
  }

  function begin(): void {
    for (const { stop } of windows) stop();
    windows = [];
    add(undefined, pageSize);
  }

  begin();

  return {
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    state: () => state,
    loadMore(size = pageSize) {
      const last = windows.at(-1);
      const bottom = last?.documents?.at(-1);
      if (!last || !bottom || !state.hasMore) return;
      last.last = { id: bottom.id, cursor: bottom.cursor };
      add(bottom.cursor, size);
      publish();
    },
    restart: begin,
    retry() {
      for (const page of windows) if (page.error) listen(page);
      publish();
    },
    close() {
      for (const { stop } of windows) stop();
      windows = [];
      listeners.clear();
    },
  };
}
