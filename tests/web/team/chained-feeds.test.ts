import { expect, test } from "vitest";
import { chainFeeds } from "../../../web/src/team/records/list/chained-feeds.ts";
import type { FeedState, ListFeed } from "../../../web/src/team/records/list/list-feed.ts";

interface Entry {
  id: string;
}

const whole = { loading: false, loadingMore: false, confirmed: true, hasMore: false };

/** A feed whose state a test sets. */
class FedByHand implements ListFeed<Entry> {
  asked: string[] = [];
  private known: FeedState<Entry> = {
    ...whole,
    documents: [],
    loading: true,
    confirmed: false,
    error: undefined,
  };
  private readonly listeners = new Set<() => void>();

  subscribe(notify: () => void) {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  }

  state = () => this.known;
  loadMore = () => this.asked.push("more");
  retry = () => this.asked.push("again");
  close = () => this.asked.push("close");

  tell(ids: string, change: Partial<FeedState<Entry>> = {}): void {
    const documents = [...ids].map((id) => ({ id }));
    this.known = { ...whole, documents, error: undefined, ...change };
    for (const notify of this.listeners) notify();
  }
}

function open() {
  const first = new FedByHand();
  const rest = new FedByHand();
  let opened = 0;
  const feed = chainFeeds(first, () => {
    opened += 1;
    return rest;
  });
  const shown = () =>
    feed
      .state()
      .documents.map(({ id }) => id)
      .join("");
  return { first, rest, feed, shown, opened: () => opened };
}

test("the rest is opened once, at the end of the first, and leaves out what stands there", () => {
  const { first, rest, feed, shown, opened } = open();
  expect(feed.state().loading).toBe(true);
  first.tell("ab", { hasMore: true });
  expect([shown(), opened()]).toEqual(["ab", 0]);
  feed.loadMore();
  expect(first.asked).toEqual(["more"]);
  first.tell("abc");
  expect(feed.state()).toMatchObject({ loading: false, loadingMore: true, confirmed: false });
  rest.tell("xbyca", { hasMore: true });
  expect([shown(), opened()]).toEqual(["abcxy", 1]);
  expect(feed.state()).toMatchObject({ hasMore: true, confirmed: true, loadingMore: false });
  feed.loadMore();
  expect(rest.asked).toEqual(["more"]);
  expect(first.asked).toEqual(["more"]);
});

test("what comes in later is told, and takes its place", () => {
  const { first, rest, feed, shown } = open();
  let told = 0;
  feed.subscribe(() => {
    told += 1;
  });
  first.tell("a");
  rest.tell("xy");
  first.tell("ay");
  expect(shown()).toBe("ayx");
  expect(told).toBe(3);
});

test("while the first isn't whole, the rest doesn't stand in its middle", () => {
  const { first, rest, feed, shown } = open();
  first.tell("a");
  rest.tell("xy");
  first.tell("ab", { hasMore: true });
  expect(shown()).toBe("ab");
  expect(feed.state().hasMore).toBe(true);
});

test("where nothing comes first, it is empty only when the rest is", () => {
  const { first, rest, feed, shown } = open();
  first.tell("");
  expect(feed.state().loading).toBe(true);
  rest.tell("x");
  expect(feed.state().loading).toBe(false);
  expect(shown()).toBe("x");
});

test("a page of the rest with only what stands there already isn't the answer to more", () => {
  const { first, rest, feed, shown } = open();
  first.tell("abc");
  rest.tell("ab", { hasMore: true });
  expect(rest.asked).toEqual(["more"]);
  rest.tell("abx", { hasMore: true });
  expect(rest.asked).toEqual(["more"]);
  feed.loadMore();
  rest.tell("abxc", { hasMore: true });
  expect(rest.asked).toEqual(["more", "more", "more"]);
  rest.tell("abxcy");
  expect(shown()).toBe("abcxy");
  expect(rest.asked).toHaveLength(3);
});

test("failures of both are told and tried again; closed, both are", () => {
  const { first, rest, feed, opened } = open();
  first.tell("", { error: "failed" });
  expect([feed.state().error, opened()]).toEqual(["failed", 0]);
  feed.retry();
  first.tell("");
  rest.tell("", { error: "denied" });
  expect(feed.state().error).toBe("denied");
  feed.retry();
  feed.close();
  expect(first.asked).toEqual(["again", "again", "close"]);
  expect(rest.asked).toEqual(["again", "close"]);
});
