import { chakra } from "@chakra-ui/react";
import { type ComponentType, type KeyboardEvent, useDeferredValue } from "react";
import { Button } from "../../../ui/button.tsx";
import { ListSkeleton, ProblemBar, StatePanel } from "../../ui/list-states.tsx";
import type { ListDefinition, ListFilter, ListRow } from "../list-definition.ts";
import type { LiveList } from "./use-list-feed.ts";
import { searchStep } from "./use-whole-search.ts";

interface ListBodyProps<Row> {
  definition: ListDefinition<Row>;
  feed: LiveList<Row>;
  matches: readonly ListRow<Row>[];
  isSearch: boolean;
  isSearching: boolean;
  filter: ListFilter<Row> | undefined;
  online: boolean;
  stuck: boolean;
  RowCard: ComponentType<{ item: ListRow<Row> }>;
  onClearSearch: () => void;
  onShowAll: () => void;
  onWithoutCopy: () => void;
}

const Rows = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    // The rows query this container (list-card.tsx).
    containerType: "inline-size",
  },
});

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * J moves to the next row and K to the one before, as in mail programs. This works only within the list, where nothing
 * is typed: a key alone must not do anything elsewhere (WCAG 2.1.4).
 */
function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key.toLowerCase()];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("li h2 a")];
  const at = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  links[at + step]?.focus();
}

/** This is more than a screen shows. */
const firstRows = 8;

/** Renders the first screen at once, and the rest after the browser has shown it. */
function ListRows<Row>({ matches, RowCard }: Pick<ListBodyProps<Row>, "matches" | "RowCard">) {
  const shown = useDeferredValue(matches, matches.slice(0, firstRows));
  return (
    <Rows aria-keyshortcuts="j k" onKeyDown={stepThrough}>
      {shown.map((item) => (
        <RowCard key={item.id} item={item} />
      ))}
    </Rows>
  );
}

/** An empty answer from the device does not mean "no leads". */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { definition, feed, matches, isSearch, isSearching, filter, online, stuck, RowCard } =
    props;
  const retry = <Button onClick={feed.retry}>Try again</Button>;
  const more = feed.hasMore || feed.loadingMore;

  if (feed.loading && !stuck) return <ListSkeleton />;
  if (feed.loading) {
    return (
      <StatePanel
        icon="clock"
        title="This is taking too long"
        urgent
        actions={
          <>
            {retry}
            <Button variant="secondary" onClick={props.onWithoutCopy}>
              Open without the saved copy
            </Button>
          </>
        }
      >
        The copy saved on this device won't open. Wait, try again, or load the list without it.
      </StatePanel>
    );
  }
  if (feed.rows.length === 0 && (feed.error || !feed.isConclusive)) {
    const isOffline = !feed.error && !online;
    return (
      <StatePanel
        icon={isOffline ? "info" : "alert"}
        title={isOffline ? "You're offline" : `We couldn't load the ${definition.many}`}
        urgent
        actions={retry}
      >
        {feed.error
          ? "Something went wrong. Nothing is lost."
          : online
            ? "We can't reach the server right now. They'll show up here once we can."
            : "This list isn't saved on this device yet. It'll load when you're back online."}
      </StatePanel>
    );
  }
  if (feed.rows.length === 0) {
    return (
      <StatePanel
        icon="info"
        title={`No ${definition.many} found`}
        actions={
          filter && (
            <Button variant="secondary" onClick={props.onShowAll}>
              Show all {definition.many}
            </Button>
          )
        }
      >
        {filter
          ? filter.nothing
          : `The first ${definition.one} you add will show up here, for your whole team.`}
      </StatePanel>
    );
  }
  return (
    <chakra.div display="grid" gap="5">
      {matches.length === 0 ? (
        <StatePanel
          icon="search"
          title={isSearching ? "Searching..." : "Nothing matches"}
          actions={
            <Button variant="secondary" onClick={props.onClearSearch}>
              Clear the search
            </Button>
          }
        >
          {isSearching
            ? `None of the ${definition.many} so far match.`
            : more || feed.isCut
              ? `Only the loaded ${definition.many} were searched.${more ? " Search more below." : ""}`
              : "Try another word, or part of one."}
        </StatePanel>
      ) : (
        <ListRows matches={matches} RowCard={RowCard} />
      )}
      {feed.error && (
        <ProblemBar
          text={`These ${definition.many} may be out of date. We couldn't refresh them.`}
          action="Try again"
          onAction={feed.retry}
        />
      )}
      {more && !isSearching && (
        <chakra.div textAlign="center">
          <Button
            variant="secondary"
            onClick={() => feed.loadMore(isSearch ? searchStep : undefined)}
          >
            {feed.loadingMore ? "Loading..." : isSearch ? `Search ${searchStep} more` : "Load more"}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
