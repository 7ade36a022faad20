import { openUntil } from "./open-until.ts";

/** Says "Open now, until 5 pm" in place of the hours, which are longer, so nothing moves. Paper gets the hours. */
function showOpenNow(isOnPaper = false): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", closed = "", words = line.textContent, closes: before = "" } = line.dataset;
    const closes = (!isOnPaper && openUntil(hours, closed, new Date())) || "";
    // Writing the same words again would undo the browser's translation.
    if (closes === before) continue;
    Object.assign(line.dataset, { words, closes });
    line.textContent = closes ? `Open now, until ${closes}` : words;
  }
}

export function keepOpenNow(): void {
  showOpenNow();
  setInterval(showOpenNow, 60_000);
  addEventListener("beforeprint", () => showOpenNow(true));
  addEventListener("afterprint", () => showOpenNow());
}
