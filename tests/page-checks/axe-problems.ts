import type { AxeResults, Result, RunOptions } from "axe-core";

/** `contrast: false` leaves out the colors, for a page that is drawn like one that was looked at. */
export function axeOptions(contrast: boolean): RunOptions {
  const rules = { "color-contrast": { enabled: contrast } };
  return { resultTypes: ["violations", "incomplete"], rules };
}

/** What lies on a `::before` or `::after` that could be its background: there axe gives no verdict. */
function colorless(incomplete: Result[]): string[] {
  return incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "pseudoContent"))
    .map(({ html }) => `axe does not look at its colors: ${html.slice(0, 90)}`);
}

/** What axe has found, each with its first places. */
export function axeProblems({
  violations,
  incomplete,
}: Pick<AxeResults, "violations" | "incomplete">) {
  const found = violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target }) => target.join(" "));
    return `${id}: ${help}: ${where.join(", ")}`;
  });
  return [...found, ...colorless(incomplete)];
}
