import type { AxeResults, Result, RunOptions } from "axe-core";

/**
 * Returns the options for axe. `contrast: false` leaves out the colors, for a page that is drawn like one already
 * checked.
 */
export function axeOptions(contrast: boolean): RunOptions {
  const rules = { "color-contrast": { enabled: contrast } };
  return { resultTypes: ["violations", "incomplete"], rules };
}

/** Returns elements on a `::before` or `::after` that could be their background, because axe gives no verdict there. */
function colorless(incomplete: Result[]): string[] {
  return incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "pseudoContent"))
    .map(({ html }) => `axe does not look at its colors: ${html.slice(0, 90)}`);
}

/** Returns what axe has found, each with its first places. */
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
