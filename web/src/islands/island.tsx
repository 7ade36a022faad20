import { type ComponentType, createContext, use } from "react";
import { UnansweredNote } from "./unanswered-note.tsx";

/** A part of a page that has its own script. */
export interface Island<Props extends object> {
  /** The name of its component's file: the build finds its scripts by it. */
  name: string;
  /** Returns the component, with all that it needs for a first rendering of these props. */
  load: (props: Props) => Promise<ComponentType<Props>>;
}

/** What a page records about its islands while it is rendered at build. */
export interface PageIslands {
  /** Has the island rendered into its frame. Returns the prefix of its IDs, which no other island on the page has. */
  add: <Props extends object>(island: Island<Props>, props: Props) => string;
  /** Returns the addresses of an island's scripts, separated by spaces. */
  scriptsOf: (name: string) => string;
}

export const PageIslandsContext = createContext<PageIslands | undefined>(undefined);

export function islandPlaceholder(prefix: string): string {
  return `<!--island:${prefix}-->`;
}

interface IslandFrameProps<Props extends object> {
  island: Island<Props>;
  props: Props;
  /** The visitor's word for it, to begin a sentence; an island without one is useful even without its script. */
  called?: string;
  /** Wakes the island not only on a touch, but also when it comes near the visible part of the page. */
  wake?: "visible";
  /** Wakes the island at once if this key of the session storage holds a draft. */
  draft?: string;
  /** Wakes the island at once if the address has one of these parameters, separated by spaces. */
  query?: string;
}

/**
 * Renders at build only. Its HTML takes text from the start; its script loads when it is needed
 * (web/publish/prerender/loader.js), and earlier clicks are replayed then.
 */
export function IslandFrame<Props extends object>(frame: IslandFrameProps<Props>) {
  const { island, props, called, wake, draft, query } = frame;
  const islands = use(PageIslandsContext);
  if (!islands) throw new Error(`the island "${island.name}" is outside a page`);
  const prefix = islands.add(island, props);
  return (
    <>
      <div
        data-island={island.name}
        data-scripts={islands.scriptsOf(island.name)}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        data-wake={wake}
        data-draft={draft}
        data-query={query}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own placeholder; rendered by React in its turn
        dangerouslySetInnerHTML={{ __html: islandPlaceholder(prefix) }}
      />
      <UnansweredNote called={called ?? "This part of the page"} script={called !== undefined} />
    </>
  );
}
