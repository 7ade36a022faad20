import { type ComponentType, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { prepareToasts } from "../../../ui/toast/show-toast.ts";
import { useOnline } from "../../../ui/use-online.ts";
import { reloadWithoutCopy } from "../../access/slow-start.tsx";
import type { TeamPage } from "../../team-pages.ts";
import { ProblemBar } from "../../ui/list-states.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useTrueFor } from "../../ui/use-true-for.ts";
import type { AddFormProps } from "../form/record-form.tsx";
import { showAdded } from "../form/show-added.ts";
import { type RefusedAddition, useAdditions } from "../form/use-additions.ts";
import type { ListDefinition, ListRow } from "../list-definition.ts";
import { OpenRecord } from "../page/record-link.tsx";
import type { RecordPageProps } from "../page/record-sheet.tsx";
import { useRecordAddress } from "../page/use-record-address.ts";
import { capitalized } from "../words.ts";
import { ListBody } from "./list-body.tsx";
import { ListStatus } from "./list-status.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { searchRows } from "./search-rows.ts";
import { useListAddress } from "./use-list-address.ts";
import { useListFeed } from "./use-list-feed.ts";
import { useOlderMatches } from "./use-older-matches.ts";
import { useTotal } from "./use-total.ts";
import { useWholeSearch } from "./use-whole-search.ts";

/** After this time, the list offers to open without the copy on the device. */
const patienceMs = 10_000;

interface ListPageProps<Row> {
  page: TeamPage;
  definition: ListDefinition<Row>;
  RowCard: ComponentType<{ item: ListRow<Row> }>;
  AddForm: ComponentType<AddFormProps>;
  RecordPage: ComponentType<RecordPageProps>;
}

export function ListPage<Row>(props: ListPageProps<Row>) {
  const { page, definition, RowCard, AddForm, RecordPage } = props;
  const address = useListAddress(definition);
  const filter = definition.filters.find(({ name }) => name === address.filter);
  const feed = useListFeed(definition, filter);
  const total = useTotal(feed);
  const online = useOnline();
  const search = useDeferredValue(address.search);
  const matches = useMemo(
    () => searchRows(definition, feed.rows, search),
    [definition, feed.rows, search],
  );
  const shown = useMemo(() => filter?.folded?.(matches) ?? matches, [matches, filter]);
  const isSearch = search.trim() !== "";
  const isSearching = useWholeSearch(feed, isSearch);
  const hasOlder = useOlderMatches(feed, search, feed.hasMore && !feed.source.selection);
  const stuck = useTrueFor(feed.loading, patienceMs);
  const additions = useAdditions({ collection: definition.collection });
  const { id: openId, open, close } = useRecordAddress(definition.one);
  const opening = useMemo(() => ({ name: definition.one, open }), [definition.one, open]);
  const [form, setForm] = useState<"closed" | "empty" | RefusedAddition>("closed");
  const [refused] = additions.refused;
  // This loads while there is a network: without one, it would be too late to report a problem.
  useEffect(prepareToasts, []);

  const save: AddFormProps["onSave"] = (data, values) => {
    const refused = typeof form === "object" ? form : undefined;
    if (refused) additions.dismiss(refused.id);
    // The entry keeps its id: a client made from a lead has the lead's id.
    const id = additions.add(data, values, refused?.id);
    setForm("closed");
    showAdded(definition.one);
    return id;
  };

  return (
    <>
      <PageHeading page={page} back>
        <Button onClick={() => setForm("empty")}>{`Add ${capitalized(definition.one)}`}</Button>
      </PageHeading>
      <ListToolbar definition={definition} address={address} />
      {refused && (
        <ProblemBar
          key={refused.id}
          text={`We couldn't save a ${definition.one} you added. What you typed is still here.`}
          action="Fix it"
          onAction={() => setForm(refused)}
          onDiscard={() => {
            additions.dismiss(refused.id);
            document.querySelector<HTMLElement>("main h1")?.focus();
          }}
        />
      )}
      <ListStatus
        definition={definition}
        total={total}
        feed={feed}
        search={search}
        matchCount={isSearch ? matches.length : undefined}
        isSearching={isSearching}
        hasOlder={hasOlder}
        RowCard={RowCard}
      />
      <OpenRecord value={opening}>
        <ListBody
          definition={definition}
          feed={feed}
          matches={shown}
          isSearch={isSearch}
          isSearching={isSearching}
          filter={filter}
          online={online}
          stuck={stuck}
          RowCard={RowCard}
          onClearSearch={() => address.setSearch("")}
          onShowAll={address.clear}
          onWithoutCopy={reloadWithoutCopy}
        />
      </OpenRecord>
      {openId !== undefined && <RecordPage key={openId} id={openId} onClose={close} />}
      {form !== "closed" && (
        <AddForm
          fixed={typeof form === "object" ? form : undefined}
          onSave={save}
          onClose={() => setForm("closed")}
        />
      )}
    </>
  );
}
