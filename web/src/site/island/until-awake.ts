import { hasEarlyEvents } from "./early-events.ts";

/** What wakes an island: a touch of it, or coming near the visible part of the page. */
export type Wake = "touched" | "visible";

const touches = ["pointerover", "pointerdown", "touchstart", "focusin", "input"] as const;

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a[href]") !== null;
}

/** Text that the browser kept over a reload, or typed before any script ran. */
function hasTypedText(element: Element): boolean {
  return [...element.querySelectorAll("input, textarea")].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      (field.value !== field.defaultValue ||
        (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)),
  );
}

/**
 * Resolves when the prerendered island is wanted; at once where there is none in the page (it is
 * then being drawn by the client). Any navigation wakes it as well, because React cannot update
 * around a part that it has not hydrated.
 */
export function untilAwake(name: string, wake: Wake, wanted: () => boolean): Promise<void> {
  const elements = [...document.querySelectorAll(`[data-island="${name}"]`)];
  const isWanted = (element: Element) =>
    element.contains(document.activeElement) || hasEarlyEvents(element) || hasTypedText(element);
  if (elements.length === 0 || wanted() || elements.some(isWanted)) return Promise.resolve();

  return new Promise((resolve) => {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wakeUp(),
      { rootMargin: "200px" },
    );
    const wakeUp = () => {
      stop.abort();
      observer.disconnect();
      resolve();
    };
    for (const touch of touches) {
      for (const element of elements) element.addEventListener(touch, wakeUp, options);
    }
    addEventListener("popstate", wakeUp, options);
    addEventListener("click", ({ target }) => isLink(target) && wakeUp(), options);
    if (wake === "visible") for (const element of elements) observer.observe(element);
  });
}
