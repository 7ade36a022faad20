import { chakra } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { lowScreen } from "../../../ui/theme/screens.ts";
import type { ListDefinition, ListRow } from "../list-definition.ts";
import { ExportButton } from "./export-button.tsx";
import { ImportButton } from "./import-button.tsx";
import { listSummary } from "./list-summary.ts";
import { useAsOf } from "./use-as-of.ts";
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
    // Wide enough for most counts, so that a first one from the device does not stand in another row; a sentence has its own.
    "& > p": { flex: "1 0 auto", minWidth: "4.5rem", maxWidth: "100%", fontWeight: 600 },
    "& > div": { display: "flex", flexWrap: "wrap", columnGap: "5", marginInlineStart: "auto" },
  },
});

interface ListStatusProps<Row> {
  definition: ListDefinition<Row>;
  total: Total | undefined;
  feed: LiveList<Row>;
  search: string;
  matchCount: number | undefined;
  isSearching: boolean;
  RowCard: ComponentType<{ entry: ListRow<Row> }>;
}

export function ListStatus<Row>(props: ListStatusProps<Row>) {
  const { definition, total, feed, search, matchCount, isSearching, RowCard } = props;
  const loaded = feed.rows.length;
  const asOf = useAsOf(feed.source, feed.confirmed);
  const isUnknown = feed.loading || !feed.isKnown;
  return (
    <Line>
      <p role="status">
        {!isUnknown &&
          listSummary({
            definition,
            loaded,
            matchCount,
            hasMore: feed.hasMore,
            isSearching,
            total,
            place: feed.source.selection?.order ? "first" : "newest",
          })}
      </p>
      {asOf !== undefined && !isUnknown && (
        <span>
          <Icon name="clock" /> Saved copy{asOf && `, as of ${asOf}`}
        </span>
      )}
      {!isUnknown && (
        <div>
          <ImportButton definition={definition} RowCard={RowCard} />
          {loaded > 0 && (
            <ExportButton
              definition={definition}
              source={feed.source}
              search={search}
              total={total}
            />
          )}
        </div>
      )}
    </Line>
  );
}
