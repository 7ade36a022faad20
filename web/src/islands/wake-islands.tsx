import type { EmotionCache } from "@emotion/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserCache } from "../emotion-cache.ts";
import { replayEarlyEvents } from "./early-events.ts";
import { holdFields } from "./hold-fields.ts";
import type { Island } from "./island.tsx";
import { IslandRoot } from "./island-root.tsx";
import { loadPatiently } from "./load-patiently.ts";
import { reloadWithDrafts } from "./vanished-chunks.ts";

let cache: EmotionCache | undefined;

async function hydrateIsland<Props extends object>(
  { load }: Island<Props>,
  element: HTMLElement,
): Promise<void> {
  const props: Props = JSON.parse(element.dataset.props ?? "{}");
  const Content = await loadPatiently(() => load(props));
  cache ??= createBrowserCache();
  const fields = holdFields(element);
  const onReady = () => {
    fields.bringOver();
    replayEarlyEvents(element);
  };
  const root = (
    <IslandRoot cache={cache} onReady={onReady}>
      <Content {...props} />
    </IslandRoot>
  );
  const built = [...element.childNodes];
  startTransition(
    () =>
      void hydrateRoot(element, root, {
        identifierPrefix: element.dataset.prefix ?? "",
        onUncaughtError(error) {
          console.error(`The island ${element.dataset.island} broke`, error);
          giveBack(element, built);
          fields.refocus();
        },
      }),
  );
}

/**
 * React empties an island that throws. This puts back the HTML of the build, with what was typed, and shows below
 * it how to reach us.
 */
function giveBack(element: HTMLElement, built: readonly ChildNode[]): void {
  element.replaceChildren(...built);
  delete element.dataset.ready;
  const note = element.nextElementSibling;
  if (note instanceof HTMLElement) note.hidden = false;
  // Nothing else wakes it again.
  note?.querySelector("button")?.addEventListener("click", reloadWithDrafts);
}

/** Wakes an island wherever it is needed: the loader in the head of the page decides when. */
export function wakeWhenWanted<Props extends object>(island: Island<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island=${island.name}]`)) {
    const wake = () => hydrateIsland(island, element);
    if ("awake" in element.dataset) wake();
    else element.addEventListener("wake", wake, { once: true });
  }
}
