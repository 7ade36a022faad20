import { chakra } from "@chakra-ui/react";
import { type ComponentType, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lowScreen } from "../../../ui/theme/screens.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import type { ImportSheet } from "../import/import-sheet.tsx";
import type { ListDefinition, ListRow } from "../list-definition.ts";
import { ExportButton } from "./export-button.tsx";
import { useAsOf } from "./last-confirmed.ts";
import { listSummary } from "./list-summary.ts";
import type { LiveList } from "./use-list-feed.ts";
import type { Total } from "./use-total.ts";

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    minHeight: "3rem",
    marginBottom: "2",
    fontSize: "sm",
    [lowScreen]: { marginBottom: "0" },
    // This is wide enough for most counts, so that a first count from the device stays in the same row. A sentence has
    // its own row.
    "& > p": { flex: "1 0 auto", minWidth: "4.5rem", maxWidth: "100%", fontWeight: 600 },
  },
});

/** On a phone this is a menu at the bottom of the screen, if the browser has popovers (docs/browsers.md). */
const Tools = chakra("div", {
  base: {
    display: "flex",
    columnGap: "5",
    position: "static",
    width: "auto",
    margin: "0 0 0 auto",
    padding: "0",
    border: "0",
    background: "none",
    color: "inherit",
    // Focus rings reach beyond it.
    overflow: "visible",
    "@supports selector(:popover-open)": {
      mdDown: {
        flexDirection: "column",
        position: "fixed",
        inset: "auto 0 0",
        padding: "4",
        background: "card",
        borderTop: "1.5px solid {colors.field}",
        "&:not(:popover-open)": { display: "none" },
      },
    },
  },
});

const menuButton = {
  display: "none",
  marginInlineStart: "auto",
  "@supports selector(:popover-open)": { mdDown: { display: "inline-flex" } },
} as const;

interface ListStatusProps<Row> {
  definition: ListDefinition<Row>;
  total: Total | undefined;
  feed: LiveList<Row>;
  search: string;
  matchCount: number | undefined;
  isSearching: boolean;
  /** The rows have what the search finds among those that are too old to be loaded. */
  hasOlder: boolean;
  RowCard: ComponentType<{ item: ListRow<Row> }>;
}

export function ListStatus<Row>(props: ListStatusProps<Row>) {
  const { definition, total, feed, search, matchCount, isSearching, hasOlder, RowCard } = props;
  const loaded = feed.rows.length - feed.included;
  const asOf = useAsOf(feed.source, feed.confirmed);
  const isInconclusive = feed.loading || !feed.isConclusive;
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [importing, setImporting] = useState<{ Sheet: typeof ImportSheet }>();
  const openImport = async () => {
    try {
      const { ImportSheet: Sheet } = await import("../import/import-sheet.tsx");
      setImporting({ Sheet });
    } catch {
      showToast({
        kind: "error",
        title: "The import can't be opened",
        text: "It needs a connection. Please try again when you're back online.",
      });
    }
  };
  return (
    <Line>
      <p role="status">
        {!isInconclusive &&
          listSummary({
            definition,
            loaded,
            matchCount,
            hasMore: feed.hasMore,
            isCut: feed.isCut,
            isSearching,
            hasOlder,
            total,
            order: feed.source.selection?.order ? "first" : "newest",
          })}
      </p>
      {asOf !== undefined && !isInconclusive && (
        <span>
          <Icon name="clock" /> Saved copy, {asOf ? `as of ${asOf}` : "may be incomplete"}
        </span>
      )}
      {!isInconclusive && (
        <Button variant="quiet" fontSize="sm" color="brand" css={menuButton} popoverTarget={menuId}>
          Import or export
        </Button>
      )}
      <Tools ref={menu} id={menuId} popover="auto">
        {!isInconclusive && (
          <Button
            variant="quiet"
            fontSize="sm"
            color="brand"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            onClick={openImport}
          >
            <Icon name="upload" />
            Import
          </Button>
        )}
        <ExportButton
          definition={definition}
          source={feed.source}
          search={search}
          total={total}
          isOffered={!isInconclusive && loaded > 0}
          onEnd={() => menu.current?.hidePopover?.()}
        />
      </Tools>
      {/* It stays when the list becomes inconclusive, because an import waits for the network. */}
      {importing && (
        <importing.Sheet
          definition={definition}
          RowCard={RowCard}
          onClose={() => setImporting(undefined)}
        />
      )}
    </Line>
  );
}
