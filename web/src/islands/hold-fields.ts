type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const controlsOf = (element: Element) => [
  ...element.querySelectorAll<Control>("input, select, textarea, button"),
];

/** Copies a field's state so that React notices it as if it had been typed. */
function copyField(old: Control, fresh: Control): void {
  if ("checked" in old && "checked" in fresh && old.checked !== fresh.checked) fresh.click();
  if (old.value === fresh.value) return;
  // This bypasses the property that React puts on the element to know which value it has noticed.
  Reflect.set(Object.getPrototypeOf(fresh), "value", old.value, fresh);
  for (const type of ["input", "change"]) fresh.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Remembers what the fields of an island contain and which of them has the focus, until React has taken it over. */
export function holdFields(element: HTMLElement) {
  const built = controlsOf(element);
  let focused: EventTarget | null = document.activeElement;
  element.addEventListener("focusin", ({ target }) => {
    focused = target;
  });
  /**
   * Brings over what the fields contain, the focus, and what was pressed: a page that the browser has translated isn't
   * the one that was built, so React throws an island away and renders it again.
   */
  const bringOver = () => {
    const drawn = controlsOf(element);
    for (const [index, old] of built.entries()) {
      const fresh = drawn[index];
      if (old.isConnected || !fresh) continue;
      const form = old.type === "submit" ? old.form : undefined;
      for (const event of window.earlyEvents ?? []) {
        if (event.target === old || event.target === form) event.target = fresh;
      }
      copyField(old, fresh);
      if (old !== focused) continue;
      fresh.focus();
      // The cursor goes after the typed text: only a field for text has a selection there.
      if ("selectionEnd" in fresh && fresh.selectionEnd !== null)
        fresh.selectionStart = fresh.value.length;
    }
  };
  /** Returns the focus to the built field, which the browser took from it when the field left the page. */
  const refocus = () => {
    if (document.activeElement !== document.body || !(focused instanceof HTMLElement)) return;
    if (element.contains(focused)) focused.focus();
  };
  return { bringOver, refocus };
}
