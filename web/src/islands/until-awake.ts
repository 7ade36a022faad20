import { firstPageLeft } from "../site/navigation/first-page.ts";

/**
 * Resolves when the prerendered island of that name is wanted: the loader in the head decides it
 * (web/publish/prerender/loader.js) and says so with a `wake` event. At once where the page has no
 * such island, or the visitor has left it: the client is then drawing it.
 */
export function untilAwake(name: string): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
  if (islands.length === 0 || islands.some(({ dataset }) => "awake" in dataset)) {
    return Promise.resolve();
  }
  const woken = new Promise<void>((resolve) => {
    for (const island of islands) island.addEventListener("wake", () => resolve(), { once: true });
  });
  return Promise.race([woken, firstPageLeft]);
}
