import { startTransition, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";

/** In the address, so that Back and a bookmark find them again. */
export function useListAddress(filters: readonly { name: string }[]) {
  const [parameters, setParameters] = useSearchParams();
  // A new address comes as a transition: until then, a field that shows only it would lose what is typed.
  const [shown, show] = useOptimistic(parameters);

  const go = (next: URLSearchParams) =>
    startTransition(() => {
      show(next);
      setParameters(next, { replace: true, preventScrollReset: true });
    });

  const set = (name: string, value: string) => {
    const next = new URLSearchParams(shown);
    if (value === "") next.delete(name);
    else next.set(name, value);
    go(next);
  };

  const named = shown.get("status");
  return {
    search: shown.get("q") ?? "",
    filter: filters.find(({ name }) => name === named)?.name,
    setSearch: (text: string) => set("q", text),
    setFilter: (chosen: string) => set("status", chosen),
    clear: () => go(new URLSearchParams()),
  };
}
