let pressed: MouseEvent | undefined;
addEventListener("pointerdown", (event) => {
  pressed = event;
});

/** A hand moves a little between two presses. */
const isNear = (x: number, y: number) => Math.hypot(x, y) < 24;

/**
 * For what goes from the screen by a press: the second one of a double click would reach what lies below. Where it was
 * pressed, nothing can be pressed for a moment; keys go on, and so does every other place.
 */
export function keepPlaceDeaf(): void {
  const { x = -99, y = -99 } = pressed ?? {};
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !isNear(event.x - x, event.y - y)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, true);
  setTimeout(() => removeEventListener("click", swallow, true), 400);
}
