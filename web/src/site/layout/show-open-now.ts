import { openUntil, spokenTime } from "../opening-hours.ts";

/** Says "Open now, until 5 pm" in place of the hours, which are longer, so nothing moves. */
function showOpenNow(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", closedOn = "" } = line.dataset;
    line.dataset.words ??= line.textContent;
    const closes = openUntil(hours, closedOn.split(" "), new Date());
    line.textContent = closes ? `Open now, until ${spokenTime(closes)}` : line.dataset.words;
  }
}

/** Keeps what the page says of the opening hours true while it stays open. */
export function keepOpenNow(): void {
  showOpenNow();
  setInterval(showOpenNow, 60_000);
}
