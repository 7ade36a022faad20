let finishDrawing: (() => void) | undefined;

/**
 * Goes to another page of this site in a short cross-fade, where the browser knows view transitions and
 * the visitor has not asked for less motion. The old page stands still until the new one is drawn.
 */
export function crossFade(go: () => void): void {
  const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (wantsStillness || !("startViewTransition" in document)) {
    go();
    return;
  }
  const { ready, finished } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        endDrawing();
        finishDrawing = resolve;
        go();
      }),
  );
  // Skipped, because another one began or the page is hidden: the new page is shown all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => undefined);
}

/** Tells that the new page is drawn and scrolled to where it is to be read. */
export function endDrawing(): void {
  finishDrawing?.();
  finishDrawing = undefined;
}
