import type { BrowserLoad } from "./browser-loads.ts";
import type { FirstLoad } from "./first-load.ts";

/**
 * A sentence for each page that fetches scripts that are not counted, or that is said to fetch scripts
 * unasked and does not. A client that starts with less than is counted keeps the rest for later: the
 * count is the most that it can be.
 */
export function countingProblems(
  loads: readonly Pick<FirstLoad, "route" | "unasked" | "scripts">[],
  seen: ReadonlyMap<string, BrowserLoad>,
): string[] {
  return loads.flatMap(({ route, unasked, scripts }) => {
    const { untouched, started } = seen.get(route) ?? { untouched: new Set(), started: new Set() };
    const sentence = (files: unknown[], before: string, after: string) =>
      files.length > 0 ? [`${route} ${before} ${files.join(", ")} ${after}.`] : [];
    return [
      ...sentence(
        [...untouched].filter((file) => !unasked.includes(String(file))),
        "loads",
        "without a touch, which is not counted",
      ),
      ...sentence(
        unasked.filter((file) => !untouched.has(file)),
        "does not load",
        "without a touch, but it is counted",
      ),
      ...sentence(
        [...started].filter((file) => !scripts.includes(String(file))),
        "loads",
        "when its client starts, which is not counted",
      ),
    ];
  });
}
