import { expect, test } from "vitest";
import { countedAtOnce } from "#contract/beacon-words";
import type { CountedEvent } from "#contract/metric-kinds";
import { countBeacon } from "#contract/site-metrics";
import { visitCounter } from "#web/src/metrics/visit-counter.ts";

function counter({ takes = true } = {}) {
  const sent: CountedEvent[][] = [];
  const visit = visitCounter("search", (seen) => {
    if (takes) sent.push(seen);
    return takes;
  });
  return { sent, visit, take: () => (takes = true) };
}

test("sends events together and only once", () => {
  // The second page was reached from our own site.
  const { sent, visit } = counter();
  visit.count("/blog", "views");
  visit.count("/blog", "calls");
  visit.count("/blog/post", "views");
  visit.flush();
  visit.flush();
  expect(sent).toEqual([
    [
      ["/blog", "search", "views"],
      ["/blog", "search", "calls"],
      ["/blog/post", "site", "views"],
    ],
  ]);
  visit.count("/blog/post", "calls");
  visit.flush();
  expect(sent[1]).toEqual([["/blog/post", "site", "calls"]]);
});

test("keeps unsent events for the next time", () => {
  const { sent, visit, take } = counter({ takes: false });
  visit.count("/contact", "kept");
  visit.flush();
  take();
  visit.flush();
  expect(sent).toEqual([[["/contact", "search", "kept"]]]);
});

test("never sends more events than the server accepts", () => {
  const { sent, visit } = counter();
  for (let times = 0; times < countedAtOnce * 2; times += 1) visit.count("/", "calls");
  visit.flush();
  expect(sent[0]).toHaveLength(countedAtOnce);
  expect(countBeacon.safeParse(sent[0]).success).toBe(true);
});
