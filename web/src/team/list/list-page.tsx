import { chakra } from "@chakra-ui/react";
import { type ComponentType, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lowScreen, roomyScreen } from "../../ui/theme/screens.ts";
import { prepareToasts, showToast } from "../../ui/toast/show-toast.ts";
import { useOnline } from "../../ui/use-online.ts";
import { useTrueFor } from "../access/use-true-for.ts";
import type { AddFormProps } from "../entry/entry-form.tsx";
import { type RefusedEntry, useAdditions } from "../entry/use-additions.ts";
import { openWithoutCopy } from "../firebase/team-store.ts";
import { PageHeading } from "../layout/page-heading.tsx";
import type { TeamPage } from "../team-pages.ts";
import { ExportButton } from "./export-button.tsx";
import { ListBody } from "./list-body.tsx";
import type { ListDefinition, ListRow } from "./list-definition.ts";
import { TroubleBar } from "./list-states.tsx";
import { listSummary } from "./list-summary.ts";
import { SearchField, StatusFilter } from "./list-tools.tsx";
import { searchRows } from "./search-rows.ts";
import { useAsOf } from "./use-as-of.ts";
import { useListAddress } from "./use-list-address.ts";
import { useListFeed } from "./use-list-feed.ts";
import { useTotal } from "./use-total.ts";

/** After this time without any answer, the list offers to do without the copy on the device. */
const patienceMs = 10_000;

const oneRow = { gridTemplateColumns: "minmax(9rem, 1fr)", gridAutoFlow: "column" } as const;

const Tools = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    alignItems: "center",
    paddingBlock: "5",
    lg: oneRow,
    [lowScreen]: { ...oneRow, paddingBlock: "2" },
  },
});

const Summary = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    minHeight: "3rem",
    marginBottom: "2",
    fontSize: "sm",
    [lowScreen]: { marginBottom: "0" },
    "& > p": { flexGrow: 1, fontWeight: 600 },
    "& > button": { marginInlineStart: "auto" },
  },
});

const AddButton = chakra(Button, {
  base: {
    // On a phone under the thumb, above the list.
    position: "fixed",
    insetBlockEnd: "calc(1rem + env(safe-area-inset-bottom))",
    insetInlineEnd: "gutter",
    zIndex: 1,
    boxShadow: "0 6px 20px rgb(0 0 0 / .3)",
    // What a search offers where it finds nothing stands there.
    "&[data-in-the-way]": { visibility: "hidden" },
    [roomyScreen]: {
      position: "static",
      boxShadow: "none",
      "&[data-in-the-way]": { visibility: "visible" },
    },
  },
});

interface ListPageProps<Row> {
  page: TeamPage;
  definition: ListDefinition<Row>;
  /** As "Add Lead". */
  addLabel: string;
  RowCard: ComponentType<{ entry: ListRow<Row> }>;
  AddForm: ComponentType<AddFormProps>;
}

/** The page of a list: what leads, clients and tasks have in common. */
export function ListPage<Row>({
  page,
  definition,
  addLabel,
  RowCard,
  AddForm,
}: ListPageProps<Row>) {
  const address = useListAddress(definition.hasStatus);
  const feed = useListFeed(definition, address.status);
  const online = useOnline();
  const search = useDeferredValue(address.search);
  const found = useMemo(
    () => searchRows(definition, feed.rows, search),
    [definition, feed.rows, search],
  );
  const isSearch = search.trim() !== "";
  const loaded = feed.rows.length;
  const total = useTotal(
    feed.source,
    feed.hasMore && feed.confirmed,
    `${loaded} ${feed.rows[0]?.id}`,
  );
  const asOf = useAsOf(feed.source, feed.confirmed, feed.rows);
  const stuck = useTrueFor(feed.loading, patienceMs);
  const pending = feed.rows.filter((row) => row.pending).length;
  const additions = useAdditions(definition.collection, `${feed.confirmed} ${pending}`);
  const [form, setForm] = useState<"closed" | "empty" | RefusedEntry>("closed");
  const [refused] = additions.refused;
  // While there is a network: what went wrong without one could not be said any more.
  useEffect(prepareToasts, []);

  const save: AddFormProps["onSave"] = (entry, values) => {
    if (typeof form === "object") additions.dismiss(form.id);
    additions.add(entry, values);
    setForm("closed");
    const text = online
      ? undefined
      : "It's saved on this phone. We'll send it when you're back online.";
    showToast({ kind: "success", title: definition.added, text });
  };

  return (
    <chakra.div paddingBottom="5rem" css={{ [roomyScreen]: { paddingBottom: "0" } }}>
      <PageHeading page={page} back />
      <Tools>
        <SearchField
          label={`Search ${definition.many}`}
          value={address.search}
          onChange={address.setSearch}
        />
        {definition.hasStatus && (
          <StatusFilter value={address.status} onChange={address.setStatus} />
        )}
        <AddButton
          data-floating=""
          onClick={() => setForm("empty")}
          {...(isSearch && found.length === 0 ? { "data-in-the-way": "" } : {})}
        >
          {addLabel}
        </AddButton>
      </Tools>
      {refused && (
        <TroubleBar
          text={`We couldn't save a ${definition.one} you added. What you typed is still here.`}
          action="Fix it"
          onAction={() => setForm(refused)}
        />
      )}
      <Summary>
        <p role="status">
          {feed.loading || (loaded === 0 && !feed.confirmed)
            ? ""
            : listSummary({
                definition,
                loaded,
                found: isSearch ? found.length : undefined,
                hasMore: feed.hasMore,
                total,
              })}
        </p>
        {asOf !== undefined && loaded > 0 && (
          <span>
            <Icon name="clock" /> Saved copy{asOf && `, as of ${asOf}`}
          </span>
        )}
        {loaded > 0 && (
          <ExportButton
            definition={definition}
            source={feed.source}
            search={search}
            total={total}
          />
        )}
      </Summary>
      <ListBody
        definition={definition}
        feed={feed}
        found={found}
        isSearch={isSearch}
        status={address.status}
        online={online}
        stuck={stuck}
        RowCard={RowCard}
        onClear={address.clear}
        onWithoutCopy={() => {
          openWithoutCopy();
          location.reload();
        }}
      />
      {form !== "closed" && (
        <AddForm
          values={typeof form === "object" ? form.values : undefined}
          onSave={save}
          onClose={() => setForm("closed")}
        />
      )}
    </chakra.div>
  );
}
