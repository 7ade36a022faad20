import { expect, test } from "vitest";
import { listSummary } from "#web/src/team/records/list/list-summary.ts";

const definition = { one: "lead", many: "leads", beginnings: "a name or an email" };
const known = (count: number, atLeast = false) => ({ count, atLeast });

test.each([
  [{ loaded: 6, hasMore: false }, "6 leads"],
  [{ loaded: 1, hasMore: false }, "1 lead"],
  [{ loaded: 6, matchCount: 2, hasMore: false }, "2 of 6 leads found"],
  [{ loaded: 50, hasMore: true }, "The newest 50 leads; there are more"],
  [{ loaded: 50, isCut: true }, "The newest 50 leads; there may be more"],
  [{ loaded: 50, matchCount: 0, isCut: true }, "0 found in the newest 50 leads"],
  [{ loaded: 50, hasMore: true, total: known(120) }, "The newest 50 of 120 leads"],
  [{ loaded: 50, hasMore: true, total: known(1000, true) }, "The newest 50 of 1,000+ leads"],
  [{ loaded: 1050, hasMore: true, total: known(1000, true) }, "The newest 1,050 of 1,050+ leads"],
  [
    { loaded: 50, matchCount: 0, hasMore: true, total: known(120) },
    "0 found in the newest 50 of 120 leads",
  ],
  [
    { loaded: 5050, matchCount: 1234, hasMore: true, total: known(100_000) },
    "1,234 found in the newest 5,050 of 100,000 leads",
  ],
  [
    { loaded: 5050, matchCount: 3, hasMore: true, hasOlder: true, total: known(100_000) },
    "3 found in the newest 5,050 of 100,000 leads, and in older ones where a name or an email begins with it",
  ],
  [{ loaded: 50, matchCount: 3, hasMore: true }, "3 found in the newest 50 leads"],
  [
    { loaded: 550, matchCount: 3, hasMore: false, isSearching: true, total: known(2300) },
    "Searching... 3 found so far",
  ],
  [{ order: "first", loaded: 50, hasMore: true, total: known(120) }, "The first 50 of 120 leads"],
] as const)("%j is %s", (counts, words) => {
  const plain = {
    ...({ definition, order: "newest" } as const),
    ...{ matchCount: undefined, isSearching: false, hasOlder: false, total: undefined },
    ...{ hasMore: false, isCut: false },
  };
  expect(listSummary({ ...plain, ...counts })).toBe(words);
});
