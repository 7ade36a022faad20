import { textTable } from "../../admin/project/text-table.ts";

/** How long pages are on a phone, in pixels, by their addresses. */
export type PageLengths = Readonly<Record<string, number>>;

/** What a page may have of its earlier length. */
export const goal = 0.6;

/** Each page beside its earlier length, the most shortened last; a new page has none. */
export function lengthReport(now: PageLengths, earlier: PageLengths): string {
  const rows = Object.entries(now).map(([route, length]) => {
    const before = earlier[route];
    return { route, length, before, ratio: before === undefined ? undefined : length / before };
  });
  const compared = rows.flatMap(({ ratio }) => ratio ?? []);
  const reached = compared.filter((ratio) => ratio <= goal).length;
  const table = textTable(
    ["page", "length", "earlier", "ratio", `goal: ${goal}`],
    rows
      .toSorted((one, other) => (other.ratio ?? 0) - (one.ratio ?? 0))
      .map(({ route, length, before, ratio }) => [
        route,
        `${length} px`,
        before === undefined ? "-" : `${before} px`,
        ratio?.toFixed(2) ?? "-",
        ratio === undefined ? "-" : ratio <= goal ? "reached" : "not reached",
      ]),
  );
  return `${table}\n\n${reached} of ${compared.length} pages reach the goal.`;
}
