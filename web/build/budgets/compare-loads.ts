import type { BrowserLoad } from "./browser-loads.ts";
import type { FirstLoad } from "./first-load.ts";

/** A sentence for each page whose started client is not what is counted. */
export function countingFaults(
  counted: readonly Pick<FirstLoad, "route" | "scripts">[],
  seen: ReadonlyMap<string, Pick<BrowserLoad, "started">>,
): string[] {
  return counted.flatMap(({ route, scripts }) => {
    const started = seen.get(route)?.started ?? new Set();
    const more = [...started].filter((file) => !scripts.includes(file));
    const less = scripts.filter((file) => !started.has(file));
    return [
      ...(more.length > 0 ? [`${route} also loads ${more.join(", ")}, which is not counted.`] : []),
      ...(less.length > 0 ? [`${route} does not load ${less.join(", ")}, which is counted.`] : []),
    ];
  });
}

/** What loads before a visitor has done anything, as one line. */
export function untouchedLine(seen: ReadonlyMap<string, Pick<BrowserLoad, "untouched">>): string {
  const loading = [...seen].filter(([, { untouched }]) => untouched.size > 0);
  const names = loading.map(([route, { untouched }]) => `${route} (${untouched.size} files)`);
  return `Before the first touch, scripts are loaded by ${names.length === 0 ? "no page" : names.join(", ")}.`;
}
