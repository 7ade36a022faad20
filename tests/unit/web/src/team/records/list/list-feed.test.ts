import { describe, expect, test } from "vitest";
import { createListFeed, type FeedRange } from "#web/src/team/records/list/list-feed.ts";

interface Entry {
  id: string;
  pending: boolean;
  /** In these tests the place in the order is simply the age. */
  cursor: number;
}

/** Creates a store that answers queries as Firestore does: live, by order and limit. */
function createStore(ages: number[]) {
  let entries: Entry[] = ages.map((age) => ({ id: `e${age}`, pending: false, cursor: age }));
  const queries = new Set<() => void>();
  const asked: { range: FeedRange<number>; most: number; read: number }[] = [];
  const fail: ((error: "denied" | "failed") => void)[] = [];
  let kept: number | undefined;
  return {
    asked,
    fail,
    change(to: (entries: Entry[]) => Entry[]) {
      entries = to(entries).toSorted((one, other) => one.cursor - other.cursor);
      for (const answer of [...queries]) answer();
    },
    open: () => queries.size,
    /** Without a network, the device answers with the entries that it has kept: these many. */
    loseNetwork(count: number) {
      kept = count;
      for (const answer of [...queries]) answer();
    },
    findNetwork() {
      kept = undefined;
      for (const answer of [...queries]) answer();
    },
    watch(
      range: FeedRange<number>,
      most: number,
      observer: {
        next(snapshot: { documents: Entry[]; fromCache: boolean }): void;
        error(error: "denied" | "failed"): void;
      },
    ) {
      const { after = -Infinity, upTo = Infinity } = range;
      const found = () =>
        entries
          .slice(0, kept)
          .filter(({ cursor }) => cursor > after && cursor <= upTo)
          .slice(0, most);
      const answer = () => observer.next({ documents: found(), fromCache: kept !== undefined });
      queries.add(answer);
      asked.push({ range, most, read: found().length });
      fail.push(observer.error);
      queueMicrotask(() => queries.has(answer) && answer());
      return () => queries.delete(answer);
    },
  };
}

const ages = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const aged = (cursor: number, pending = false): Entry => ({ id: `e${cursor}`, pending, cursor });
const settle = () => new Promise((done) => setTimeout(done));

/** Opens a list with this many entries, and reads some pages of it. */
async function open(count: number, { pages = 1, most = 1000 } = {}) {
  const store = createStore(ages(count));
  const feed = createListFeed<Entry, number>({ watch: store.watch, pageSize: 50, most });
  await settle();
  for (let page = 1; page < pages; page += 1) {
    feed.loadMore();
    await settle();
  }
  return { store, feed, shown: () => feed.state().documents.map(({ cursor }) => cursor) };
}

describe("reading", () => {
  test("opens with one page, however long the list is", async () => {
    const { store, feed, shown } = await open(100_000);
    expect(shown()).toEqual(ages(50));
    expect(feed.state()).toMatchObject({ hasMore: true, loading: false, confirmed: true });
    expect(store.asked).toMatchObject([{ most: 50, read: 50 }]);
  });

  test("reads only the next page for Load more", async () => {
    const { store, feed, shown } = await open(120);
    feed.loadMore();
    expect(feed.state().loadingMore).toBe(true);
    await settle();
    feed.loadMore();
    await settle();
    expect(shown()).toEqual(ages(120));
    expect(store.asked.map(({ read }) => read)).toEqual([50, 50, 20]);
    expect(feed.state()).toMatchObject({ hasMore: false, loadingMore: false });
  });

  test("knows when nothing more is there", async () => {
    expect((await open(49)).feed.state().hasMore).toBe(false);
    expect((await open(0)).feed.state()).toMatchObject({ loading: false, confirmed: true });
  });

  test("asks for more only once, however often it is told to", async () => {
    const { store, feed } = await open(200);
    feed.loadMore();
    feed.loadMore();
    await settle();
    expect(store.asked).toHaveLength(2);
  });
});

describe("without a network", () => {
  test.each([50, 60])("knows that %i kept entries may not be all", async (kept) => {
    const { store, feed, shown } = await open(157);
    store.loseNetwork(kept);
    expect(feed.state()).toMatchObject({ hasMore: true, isCut: false });
    feed.loadMore();
    await settle();
    expect(shown()).toEqual(ages(kept));
    expect(feed.state()).toMatchObject({ hasMore: false, loadingMore: false, isCut: true });
    store.findNetwork();
    expect(feed.state()).toMatchObject({ hasMore: true, isCut: false });
  });

  test("still knows the end that the server has confirmed", async () => {
    const { store, feed } = await open(60, { pages: 2 });
    store.loseNetwork(60);
    expect(feed.state()).toMatchObject({ hasMore: false, confirmed: false, isCut: false });
  });
});

describe("changes", () => {
  test("adds a new document on top and reads nothing else", async () => {
    const { store, shown } = await open(60);
    store.change((entries) => [aged(0), ...entries]);
    expect(shown()).toEqual([0, ...ages(49)]);
    expect(store.asked).toHaveLength(1);
  });

  test("loses nothing between pages when older ones are open", async () => {
    const { store, shown } = await open(120, { pages: 2 });
    store.change((entries) => [aged(0), ...entries]);
    await settle();
    expect(shown()).toEqual([0, ...ages(100)]);
    store.change((entries) => [aged(0.5), ...entries]);
    await settle();
    expect(shown()).toEqual([0, 0.5, ...ages(100)]);
    // The first page is queried once more, up to its old end. After that, it grows by itself.
    expect(store.asked).toHaveLength(3);
    expect(store.asked[2]).toMatchObject({ range: { upTo: 50 }, most: 1000 });
  });

  test("reads a longer page on request, and the first one on restart", async () => {
    const { store, feed, shown } = await open(2000);
    feed.loadMore(500);
    await settle();
    expect(shown()).toEqual(ages(550));
    expect(feed.state().hasMore).toBe(true);
    feed.restart();
    await settle();
    expect(shown()).toEqual(ages(50));
    expect(store.open()).toBe(1);
  });

  test("pushes nothing out when one comes in further down", async () => {
    const { store, shown } = await open(160, { pages: 3 });
    store.change((entries) => [...entries, aged(60.5)]);
    await settle();
    expect(shown()).toEqual([...ages(60), 60.5, ...ages(150).slice(60)]);
  });

  test("removes one that goes away and shows none twice", async () => {
    const { store, shown } = await open(120, { pages: 2 });
    store.change((entries) => entries.filter(({ cursor }) => cursor !== 7 && cursor !== 50));
    await settle();
    expect(shown()).toEqual(ages(100).filter((age) => age !== 7 && age !== 50));
  });

  test("starts a page again that grows to a query's limit", async () => {
    const { store, shown } = await open(120, { pages: 2, most: 60 });
    for (const age of ages(12)) {
      store.change((entries) => [aged(-age), ...entries]);
      await settle();
    }
    expect(shown()).toHaveLength(50);
    expect(shown()[0]).toBe(-12);
    expect(store.open()).toBe(1);
  });

  test("can't continue below one that has no server time yet", async () => {
    const { store, feed } = await open(0);
    store.change(() => ages(50).map((age) => aged(age, true)));
    expect(feed.state().hasMore).toBe(false);
  });
});

describe("failures", () => {
  test("of the first page are reported, and a retry asks again", async () => {
    const { store, feed } = await open(10);
    store.fail[0]?.("failed");
    expect(feed.state().error).toBe("failed");
    feed.retry();
    await settle();
    expect(feed.state()).toMatchObject({ error: undefined, confirmed: true });
    expect(store.asked).toHaveLength(2);
  });

  test("of a further page keep what is there", async () => {
    const { store, feed, shown } = await open(80);
    feed.loadMore();
    store.fail[1]?.("denied");
    expect(feed.state().isCut).toBe(true);
    await settle();
    expect(feed.state()).toMatchObject({ error: "denied", loadingMore: false });
    expect(shown().slice(0, 50)).toEqual(ages(50));
  });

  test("closing stops every query", async () => {
    const { store, feed } = await open(80, { pages: 2 });
    feed.close();
    expect(store.open()).toBe(0);
  });
});
