import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useWholeSearch } from "#web/src/team/records/list/use-whole-search.ts";
import { render } from "../../../render.tsx";

/** A list of `count` rows that loads more for a search. */
function List({ count }: { count: number }) {
  const [loaded, setLoaded] = useState(50);
  const [search, setSearch] = useState("");
  const isSearching = useWholeSearch(
    {
      rows: Array.from({ length: loaded }, (_, index) => ({
        id: `${index}`,
        pending: false,
        row: undefined,
      })),
      isConclusive: true,
      confirmed: true,
      loading: false,
      loadingMore: false,
      hasMore: loaded < count,
      isCut: false,
      error: undefined,
      loadMore: (size = 50) => setLoaded(Math.min(count, loaded + size)),
      restart: () => setLoaded(50),
      retry: () => undefined,
    },
    search !== "",
  );
  return (
    <>
      <input type="search" onChange={(event) => setSearch(event.currentTarget.value)} />
      <p role="status">
        {loaded} rows{isSearching ? " and more" : ""}
      </p>
    </>
  );
}

test.each([
  [30_000, "5050 rows"],
  [1234, "1234 rows"],
  [50, "50 rows"],
])("searches %i rows, reads %s, and then shows as few as before", async (count, read) => {
  render(<List count={count} />);
  const rows = page.getByRole("status");
  await expect.element(rows).toHaveTextContent(/^50 rows$/);
  await page.getByRole("searchbox").fill("zoe");
  await expect.element(rows).toHaveTextContent(new RegExp(`^${read}$`));
  await page.getByRole("searchbox").fill("");
  await expect.element(rows).toHaveTextContent(/^50 rows$/);
});
