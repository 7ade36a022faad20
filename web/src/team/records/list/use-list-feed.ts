import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { limits } from "#contract/limits";
import { useMember } from "../../access/team-auth.ts";
import {
  type Cursor,
  type DocumentSource,
  documentsStartingWith,
  reconnect,
  type TeamDocument,
  watchDocuments,
} from "../../store/company-documents.ts";
import { useToday } from "../../ui/use-now.ts";
import { joinById } from "../join-by-id.ts";
import type { ListDefinition, ListFilter, ListRow } from "../list-definition.ts";
import { rowReader } from "../row-reader.ts";
import { useSource } from "../use-source.ts";
import { noteConfirmed } from "./last-confirmed.ts";
import { createListFeed, emptyFeed, type FeedState, type ListFeed } from "./list-feed.ts";

const nobody = () => () => undefined;

/** Reuses known rows, so that only changed ones render again. */
function createRowReader<Row>({ schema }: Pick<ListDefinition<Row>, "schema">) {
  const cache = new WeakMap<TeamDocument, ListRow<Row>>();
  const read = rowReader(schema);
  return (document: TeamDocument): ListRow<Row> => {
    const row = cache.get(document) ?? read(document);
    cache.set(document, row);
    return row;
  };
}

export interface LiveList<Row> extends Omit<FeedState<TeamDocument>, "documents"> {
  rows: readonly ListRow<Row>[];
  /** Something is known: an empty answer from the device does not mean "none". */
  isConclusive: boolean;
  source: DocumentSource;
  included: number;
  /** Shows these, too. An empty list takes them out again. */
  include: (documents: readonly TeamDocument[]) => void;
  find: (field: string, start: string, most: number) => Promise<TeamDocument[]>;
  loadMore: (size?: number) => void;
  restart: () => void;
  retry: () => void;
}

export function useListFeed<Row>(
  definition: Pick<ListDefinition<Row>, "collection" | "schema" | "useLocalRows">,
  filter: ListFilter<Row> | undefined,
): LiveList<Row> {
  const { store, recheckAccess } = useMember();
  const { collection, useLocalRows } = definition;
  const today = useToday();
  const chosen = filter?.selection;
  const [feed, setFeed] = useState<ListFeed<TeamDocument>>();
  const [others, include] = useState<readonly TeamDocument[]>([]);
  // At midnight, only a list that changes every day begins again.
  const source = useSource({
    collection,
    selection: typeof chosen === "function" ? chosen(today) : chosen,
  });

  useEffect(() => {
    const opened = createListFeed<TeamDocument, Cursor>({
      watch: (range, most, observer) => watchDocuments(store, source, range, most, observer),
      pageSize: limits.listPage,
      most: limits.listMax,
    });
    setFeed(opened);
    const stopNoting = noteConfirmed(opened, source);
    return () => {
      stopNoting();
      opened.close();
      setFeed(undefined);
    };
  }, [store, source]);

  const state = useSyncExternalStore(feed?.subscribe ?? nobody, feed?.state ?? (() => emptyFeed));
  const readRow = useMemo(() => createRowReader(definition), [definition]);
  const documents = useMemo(() => joinById(state.documents, others), [state.documents, others]);
  const stored = useMemo(() => documents.map(readRow), [documents, readRow]);
  const rows = useLocalRows(stored, filter);

  useEffect(() => {
    if (state.error === "denied") recheckAccess();
  }, [state.error, recheckAccess]);

  return {
    ...state,
    rows,
    isConclusive: state.confirmed || stored.length > 0 || rows.length > 0,
    source,
    included: documents.length - state.documents.length,
    include,
    find: useCallback(
      (...wanted) => documentsStartingWith(store, source, ...wanted),
      [store, source],
    ),
    loadMore: useCallback((size?: number) => feed?.loadMore(size), [feed]),
    restart: useCallback(() => feed?.restart(), [feed]),
    retry: async () => {
      feed?.retry();
      await reconnect(store);
    },
  };
}
