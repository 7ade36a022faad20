/** A click or a submit that came before the script of its island or of the team area; the head's script holds it. */
interface EarlyEvent {
  target: Element;
  type: "click" | "submit";
}

declare global {
  interface Window {
    /** web/publish/prerender/loader.js and entry-sign-in.ts fill this until an island is ready. */
    earlyEvents?: EarlyEvent[];
  }
}

function formOf({ target, type }: EarlyEvent): HTMLFormElement | null {
  if (target instanceof HTMLButtonElement && target.type === "submit") return target.form;
  return type === "submit" && target instanceof HTMLFormElement ? target : null;
}

/** Drops what can't be done now; the visitor is told, and presses again. */
export function forgetEarlyEvents(element: HTMLElement): void {
  element.ariaBusy = null;
  window.earlyEvents = [];
}

/** Marks an island as ready and does what the visitor asked of it earlier; a form is sent once. */
export function replayEarlyEvents(element: HTMLElement): void {
  element.dataset.ready = "";
  element.ariaBusy = null;
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
