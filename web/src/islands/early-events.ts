/** A click or a submit that came before the script of its island; held by the loader in the head. */
interface EarlyEvent {
  target: Element;
  type: "click" | "submit";
}

declare global {
  interface Window {
    /** Filled by web/publish/prerender/loader.js until an island is ready. */
    earlyEvents?: EarlyEvent[];
  }
}

function formOf({ target, type }: EarlyEvent): HTMLFormElement | null {
  if (target instanceof HTMLButtonElement && target.type === "submit") return target.form;
  return type === "submit" && target instanceof HTMLFormElement ? target : null;
}

/** Marks an island as ready and does what the visitor asked of it before it was; a form is sent once. */
export function replayEarlyEvents(element: HTMLElement): void {
  element.dataset.ready = "";
  const mine = window.earlyEvents?.filter(({ target }) => element.contains(target)) ?? [];
  window.earlyEvents = window.earlyEvents?.filter((event) => !mine.includes(event)) ?? [];
  const forms = new Set<HTMLFormElement>();
  for (const event of mine) {
    const form = formOf(event);
    if (form) forms.add(form);
    else if (event.target instanceof HTMLElement) event.target.click();
  }
  for (const form of forms) form.requestSubmit();
}
