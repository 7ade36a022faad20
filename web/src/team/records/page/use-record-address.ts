import { useCallback, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { documentId } from "#contract/document-id";

/** The state of an address that one of our pages opened. Closing the record leads back to that page. */
export const openedHere = "opened-here";

/** The record that the address names, such as `?lead=<id>`. Back closes it, and the list stays as it was. */
export function useRecordAddress(name: string) {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const id = documentId.safeParse(parameters.get(name)).data;

  const go = useRef((_: string | undefined) => {});
  go.current = (next) => {
    if (next === undefined && location.state === openedHere) return navigate(-1);
    const search = new URLSearchParams(parameters);
    if (next === undefined) search.delete(name);
    else search.set(name, next);
    const how = next === undefined ? { replace: true } : { state: openedHere };
    navigate({ search: search.toString() }, { ...how, preventScrollReset: true });
  };
  const open = useCallback((next: string) => go.current(next), []);
  const close = useCallback(() => go.current(undefined), []);
  return { id, open, close };
}
