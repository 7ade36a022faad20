import { useCallback, useEffect, useState } from "react";

const views = ["begin", "changes", "new"] as const;
type View = (typeof views)[number];

/** What the editor shows: a file and one of its parts, or another view. */
export interface EditorLocation {
  file?: string | undefined;
  part?: string | undefined;
  view?: View | undefined;
}

function currentLocation(): EditorLocation {
  const query = new URLSearchParams(location.search);
  return {
    file: query.get("file") ?? undefined,
    part: query.get("part") ?? undefined,
    view: views.find((view) => view === query.get("view")),
  };
}

export function addressOf(to: EditorLocation): string {
  const entries = Object.entries(to).filter(([, value]) => value !== undefined);
  return `/edit?${new URLSearchParams(Object.fromEntries(entries))}`;
}

/** Keeps what is shown in the address, so that it can be bookmarked, opened twice, and left with Back. */
export function useAddress() {
  const [current, setCurrent] = useState(currentLocation);
  useEffect(() => {
    const follow = () => setCurrent(currentLocation());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const go = useCallback((next: EditorLocation) => {
    history.pushState(null, "", addressOf(next));
    setCurrent(currentLocation());
  }, []);
  return { current, go };
}
