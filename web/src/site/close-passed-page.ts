import { businessDay } from "#contract/business-day";

/**
 * A page that was built before its last day and is read after it says that it's closed, as the next build will
 * (web/publish/content/page-state.ts).
 */
export function closePassedPage(now = new Date()): void {
  const closed = document.querySelector<HTMLTemplateElement>("template[data-after]");
  const after = closed?.dataset.after;
  if (closed && after && businessDay(now) > after) {
    closed.parentElement?.replaceChildren(closed.content);
  }
}
