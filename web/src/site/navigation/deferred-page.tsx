import { type ReactNode, use, useLayoutEffect, useState } from "react";
import { Slice, usePrerendered } from "../../islands/slice.tsx";
import { loadWhenWanted, noteFirstPageHydrated } from "./first-page.ts";

interface DeferredPageProps<Module> {
  /** Gives the same promise each time it is called. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

function Content<Module>({
  loading,
  children,
}: {
  loading: Promise<Module>;
  children: (module: Module) => ReactNode;
}) {
  const module = use(loading);
  // In the same task in which React takes over the head: a click may be the next.
  useLayoutEffect(noteFirstPageHydrated, []);
  return children(module);
}

/**
 * A page whose code is loaded for it: at once when the app navigates to it, when it is wanted where
 * it stands as prerendered HTML.
 */
export function DeferredPage<Module>({ load, children }: DeferredPageProps<Module>) {
  const prerendered = usePrerendered() && typeof document !== "undefined";
  const [loading] = useState(() => (prerendered ? loadWhenWanted(load) : load()));
  return (
    <Slice>
      <Content loading={loading}>{children}</Content>
    </Slice>
  );
}
