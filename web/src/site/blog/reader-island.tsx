import { type Island, IslandFrame } from "../../islands/island.tsx";
import { filterParameters } from "./post-filter.ts";
import type { ReaderProps } from "./reader.tsx";

export const reader: Island<ReaderProps> = {
  name: "reader",
  load: async ({ path }) => (await import("./reader.tsx")).readerAt(path),
};

/** The content of a page of the blog; its script loads with the first touch, or for a filter in the address. */
export function ReaderIsland(props: ReaderProps) {
  return (
    <IslandFrame island={reader} props={props} query={Object.values(filterParameters).join(" ")} />
  );
}
