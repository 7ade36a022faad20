import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { untilAwake, type Wake } from "./until-awake.ts";

interface LazyContentOptions<Props> {
  /** The name of the `Island` it stands in. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  wake: Wake;
  /** A further reason to load at once, such as a stored draft. Asked in the browser only. */
  wanted?: () => boolean;
}

/** The content of an island: at build it is there at once, in the browser when it is wanted. */
export function lazyContent<Props>({
  name,
  load,
  wake,
  wanted = () => false,
}: LazyContentOptions<Props>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document !== "undefined") await untilAwake(name, wake, wanted);
    return { default: await load() };
  });
}
