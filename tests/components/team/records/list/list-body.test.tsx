import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LeadCard } from "#web/src/team/leads/lead-card.tsx";
import { leads } from "#web/src/team/leads/lead-list.ts";
import { ListBody } from "#web/src/team/records/list/list-body.tsx";
import type { LiveList } from "#web/src/team/records/list/use-list-feed.ts";
import { OpenRecord } from "#web/src/team/records/page/record-link.tsx";
import { demoLeads } from "../../../fixtures/demo-rows.ts";
import { expectGood } from "../../../fixtures/good-state.ts";
import { Member } from "../../../fixtures/member.tsx";

const opening = { name: "lead", open: vi.fn() };

type Feed = LiveList<(typeof demoLeads)[number]["row"]>;

function draw(
  change: Partial<Feed>,
  {
    online = true,
    stuck = false,
    search = false,
    searching = false,
    filter = "",
    matches = change.rows ?? [],
  } = {},
) {
  const acts = {
    retry: vi.fn(),
    loadMore: vi.fn(),
    onClearSearch: vi.fn(),
    onShowAll: vi.fn(),
    onWithoutCopy: vi.fn(),
  };
  const feed: Feed = {
    rows: [],
    isConclusive: true,
    confirmed: true,
    loading: false,
    loadingMore: false,
    hasMore: false,
    isCut: false,
    error: undefined,
    source: { companyId: "ruiz", collection: "leads" },
    included: 0,
    include: vi.fn(),
    find: vi.fn(),
    loadMore: acts.loadMore,
    restart: vi.fn(),
    retry: acts.retry,
    ...change,
  };
  new Member().open(
    "/company-leads",
    <OpenRecord value={opening}>
      <ListBody
        definition={leads}
        feed={feed}
        matches={matches}
        isSearch={search}
        isSearching={searching}
        filter={leads.filters.find(({ name }) => name === filter)}
        online={online}
        stuck={stuck}
        RowCard={LeadCard}
        onClearSearch={acts.onClearSearch}
        onShowAll={acts.onShowAll}
        onWithoutCopy={acts.onWithoutCopy}
      />
    </OpenRecord>,
  );
  return acts;
}

const panel = (title: string) => page.getByRole("heading", { level: 2, name: title, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("without rows", () => {
  test("says that it is loading and nothing else", async () => {
    draw({ loading: true, isConclusive: false, confirmed: false });
    await expect.element(page.getByText("Loading...")).toBeInTheDocument();
    expect(page.getByRole("heading").elements()).toEqual([]);
  });

  test("offers to open without the copy when loading takes too long", async () => {
    const acts = draw({ loading: true, isConclusive: false }, { stuck: true });
    await expect.element(panel("This is taking too long")).toBeVisible();
    await button("Open without the saved copy").click();
    expect(acts.onWithoutCopy).toHaveBeenCalledOnce();
    await button("Try again").click();
    expect(acts.retry).toHaveBeenCalledOnce();
  });

  test.each([
    { state: { error: "failed" }, title: "We couldn't load the leads" },
    { state: { error: "denied" }, title: "We couldn't load the leads" },
    { state: { isConclusive: false }, title: "We couldn't load the leads" },
    { state: { isConclusive: false }, title: "You're offline", online: false },
  ] as const)("says $title when $state", async ({ state, title, ...where }) => {
    const acts = draw(state, where);
    await expect.element(panel(title)).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent(title);
    await button("Try again").click();
    expect(acts.retry).toHaveBeenCalledOnce();
  });

  test("says that there are no leads, and is good", async () => {
    draw({});
    await expect.element(panel("No leads found")).toBeVisible();
    await expect
      .element(page.getByText("The first lead you add will show up here, for your whole team."))
      .toBeVisible();
    expect(page.getByRole("button").elements()).toEqual([]);
    await expectGood("no leads", "lightWhenNarrow");
  });

  test("explains an empty filter and offers to show all leads", async () => {
    const acts = draw({}, { filter: "unanswered" });
    await expect
      .element(page.getByText("You've answered every message from the site."))
      .toBeVisible();
    await button("Show all leads").click();
    expect(acts.onShowAll).toHaveBeenCalledOnce();
  });
});

describe("with rows", () => {
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

  test.each([1, demoLeads.length])("shows %i of them and no button for more", async (count) => {
    draw({ rows: demoLeads.slice(0, count) });
    await expect.element(cards.nth(count - 1)).toBeVisible();
    expect(cards.elements()).toHaveLength(count);
    expect(page.getByRole("button").elements()).toEqual([]);
  });

  test("loads more rows, or more matches of a search", async () => {
    const acts = draw({ rows: demoLeads, hasMore: true });
    await button("Load more").click();
    expect(acts.loadMore).toHaveBeenCalledExactlyOnceWith(undefined);
    const search = draw({ rows: demoLeads, hasMore: true }, { search: true });
    await button("Search 500 more").click();
    expect(search.loadMore).toHaveBeenCalledExactlyOnceWith(500);
    draw({ rows: demoLeads, loadingMore: true });
    // A button that disables itself would lose the focus.
    await expect.element(button("Loading...")).toBeEnabled();
  });

  test("moves between rows with J and K, and stops at the ends", async () => {
    draw({ rows: demoLeads.slice(0, 3) });
    const link = (row: number) => cards.nth(row).getByRole("heading").getByRole("link");
    const first = await link(0).findElement();
    const goesTo = async (keys: string, row: number) => {
      await userEvent.keyboard(keys);
      await expect.element(link(row)).toHaveFocus();
    };
    await expect.element(cards.nth(2)).toBeVisible();
    if (first instanceof HTMLElement) first.focus();
    await goesTo("j", 1);
    // This works from every other element of a row, too.
    await userEvent.tab();
    await expect.element(link(1)).not.toHaveFocus();
    await goesTo("J", 2);
    await goesTo("j", 2);
    await goesTo("{Control>}k{/Control}", 2);
    await goesTo("kkk", 0);
  });

  test("keeps the rows when they can't be refreshed", async () => {
    const acts = draw({ rows: demoLeads, error: "failed" });
    await expect.element(page.getByRole("alert")).toHaveTextContent("may be out of date");
    await expect.element(cards.first()).toBeVisible();
    await button("Try again").click();
    expect(acts.retry).toHaveBeenCalledOnce();
  });

  test("says that a search matches nothing, and whether all were searched", async () => {
    const acts = draw({ rows: demoLeads }, { search: true, matches: [] });
    await expect.element(panel("Nothing matches")).toBeVisible();
    await expect.element(page.getByText("Try another word, or part of one.")).toBeVisible();
    await button("Clear the search").click();
    expect(acts.onClearSearch).toHaveBeenCalledOnce();
    draw({ rows: demoLeads, hasMore: true }, { search: true, matches: [] });
    await expect.element(page.getByText("Only the loaded leads were searched.")).toBeVisible();
    draw({ rows: demoLeads, isCut: true }, { search: true, matches: [] });
    await expect.element(page.getByText(/^Only the loaded leads were searched\.$/)).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(1);
    draw({ rows: demoLeads, loadingMore: true }, { search: true, searching: true, matches: [] });
    await expect.element(panel("Searching...")).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(1);
  });
});
