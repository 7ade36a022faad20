import { type ComponentType, createContext, use } from "react";
import { UnansweredNote } from "./unanswered-note.tsx";

/** A part of a page that has script of its own. */
export interface Island<Props extends object> {
  /** That of the file of its component: the build finds its scripts by it. */
  name: string;
  /** Gives the component, with all that it needs for a first rendering of these props. */
  load: (props: Props) => Promise<ComponentType<Props>>;
}

/** What a page keeps of its islands while it is rendered at build. */
export interface PageIslands {
  /** Has the island rendered into its frame. Gives the prefix of its IDs, which is its own on the page. */
  add: <Props extends object>(island: Island<Props>, props: Props) => string;
  /** Addresses of the scripts of an island, separated by spaces. */
  scriptsOf: (name: string) => string;
}

export const PageIslandsContext = createContext<PageIslands | undefined>(undefined);

export function islandPlaceholder(prefix: string): string {
  return `<!--island:${prefix}-->`;
}

interface IslandFrameProps<Props extends object> {
  island: Island<Props>;
  props: Props;
  /** What it is to the visitor, at the beginning of a sentence; without, it's useful without its script, too. */
  called?: string;
  /** Besides a touch: coming near the visible part of the page. */
  wake?: "visible";
  /** Wanted at once when this key of the session storage holds a draft. */
  draft?: string;
  /** Wanted at once when the address has one of these parameters, separated by spaces. */
  query?: string;
}

/**
 * Rendered at build only. Its HTML takes text from the start; its script comes when it is wanted
 * (web/publish/prerender/loader.js), and what was clicked before is done then.
 */
export function IslandFrame<Props extends object>({
  island,
  props,
  called,
  wake,
  draft,
  query,
}: IslandFrameProps<Props>) {
  const islands = use(PageIslandsContext);
  if (!islands) throw new Error(`the island "${island.name}" stands outside a page`);
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
