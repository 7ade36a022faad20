/**
 * Closes a page that was built before its last day and is read after it, as the next build will
 * (web/publish/content/page-state.ts).
 */
export function closePassedPage(): void {
  const closed = document.querySelector<HTMLTemplateElement>("template[data-closes]");
  if (Date.now() >= Date.parse(closed?.dataset.closes ?? "")) {
    closed?.parentElement?.replaceChildren(closed.content);
  }
}
