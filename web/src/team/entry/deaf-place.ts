const deafMs = 400;
/** A hand moves a little between two presses. */
const nearPx = 24;

let last: PointerEvent | undefined;
addEventListener(
  "pointerdown",
  (event) => {
    last = event;
  },
  { capture: true, passive: true },
);

/**
 * For what goes from the screen by a press: the second one of a double click would reach what lies below. Where it was
 * pressed, nothing can be pressed for a moment; keys go on, and so does every other place.
 */
export function keepPlaceDeaf(): void {
  const pressed = last;
  if (!pressed) return;
  const swallow = (event: MouseEvent) => {
    const distance = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
    if (event.detail === 0 || distance > nearPx) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), deafMs);
}
