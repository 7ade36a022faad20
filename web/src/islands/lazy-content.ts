import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";
import { untilAwake } from "./until-awake.ts";

/**
 * The content of the island `name`: at build it is there at once, in the browser when it is wanted.
 */
export function lazyContent<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document !== "undefined") await untilAwake(name);
    return { default: await loadPatiently(load) };
  });
}
