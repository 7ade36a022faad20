import { useSearchParams } from "react-router";
import { statuses } from "#contract/status";

/** Search and filter of a list, kept in the address, so that Back and a bookmark find them again. */
export function useListAddress(hasStatus: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get("q") ?? "";
  const asked = parameters.get("status");
  const status = hasStatus ? statuses.find((one) => one === asked) : undefined;

  const set = (name: string, value: string) =>
    setParameters(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    search,
    status,
    setSearch: (text: string) => set("q", text),
    setStatus: (chosen: string) => set("status", chosen),
    clear: () => setParameters({}, { replace: true, preventScrollReset: true }),
  };
}
