import { startTransition, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";

/** In the address, so that Back and a bookmark find them again. */
export function useListAddress({
  filters,
  order,
}: {
  filters: readonly { name: string }[];
  order?: { name: string } | undefined;
}) {
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
    isOrdered: order !== undefined && shown.get("sort") === order.name,
    setSearch: (text: string) => set("q", text),
    setFilter: (chosen: string) => set("status", chosen),
    setOrder: (chosen: string) => set("sort", chosen),
    /** The order stays. */
    clear() {
      const sort = shown.get("sort");
      go(new URLSearchParams(sort === null ? {} : { sort }));
    },
  };
}
