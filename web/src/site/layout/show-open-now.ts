import { openUntil } from "./open-until.ts";

/** Says "Open now, until 5 pm" in place of the hours, which are longer, so nothing moves. */
function showOpenNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", closed = "", words = line.textContent } = line.dataset;
    line.dataset.words = words;
    const closes = openUntil(hours, closed, new Date());
    line.textContent = closes ? `Open now, until ${closes}` : words;
  }
}

/** Keeps what the page says of the opening hours true while it stays open. */
export function keepOpenNow(): void {
  showOpenNow();
  setInterval(showOpenNow, 60_000);
}
