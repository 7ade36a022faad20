import { startTransition, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";
import { statuses } from "#contract/status";

interface ListAddress {
  search: string;
  status: (typeof statuses)[number] | undefined;
}

function read(parameters: URLSearchParams, hasStatus: boolean): ListAddress {
  const status = parameters.get("status");
  return {
    search: parameters.get("q") ?? "",
    status: hasStatus ? statuses.find((known) => known === status) : undefined,
  };
}

/** In the address, so that Back and a bookmark find them again. */
export function useListAddress(hasStatus: boolean) {
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

  return {
    ...read(shown, hasStatus),
    setSearch: (text: string) => set("q", text),
    setStatus: (chosen: string) => set("status", chosen),
    clear: () => go(new URLSearchParams()),
  };
}
