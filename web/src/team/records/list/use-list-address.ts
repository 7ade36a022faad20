import { startTransition, useOptimistic, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useRested } from "../../../ui/use-rested.ts";

/** Keeps the search and the filter in the address, so that Back and a bookmark restore them. */
export function useListAddress({ filters }: { filters: readonly { name: string }[] }) {
  const [parameters, setParameters] = useSearchParams();
  // A new address arrives as a transition: until then, a field that shows only the address would lose what is typed.
  const [shown, show] = useOptimistic(parameters);

  const go = (next: URLSearchParams) =>
    startTransition(() => {
      show(next);
      setParameters(next, { replace: true, preventScrollReset: true });
    });

  const [typed, setTyped] = useState<string>();
  const set = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(shown);
    for (const [name, value] of Object.entries(values)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    go(next);
  };
  const search = typed ?? shown.get("q") ?? "";
  const rested = useRested((text: string) => {
    setTyped(undefined);
    set({ q: text });
  });

  const setSearch = (text: string) => {
    setTyped(text);
    rested.later(text);
  };

  const named = shown.get("status");
  return {
    search,
    filter: filters.find(({ name }) => name === named)?.name,
    setSearch,
    setFilter: (chosen: string) => set({ q: search, status: chosen }),
    clear() {
      setSearch("");
      go(new URLSearchParams());
    },
  };
}
