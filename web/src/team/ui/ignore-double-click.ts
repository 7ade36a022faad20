let pressed: MouseEvent | undefined;
addEventListener("pointerdown", (event) => {
  pressed = event;
});

/** A hand moves a little between two presses. */
const isNear = (x: number, y: number) => Math.hypot(x, y) < 24;

/**
 * Protects what is below an element that a press removes: the second click of a double click would reach it. For a
 * moment, presses at that place do nothing. Keys and every other place still work, and a press elsewhere ends the
 * moment.
 */
export function ignoreDoubleClick(): void {
  const { x = -99, y = -99 } = pressed ?? {};
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !isNear(event.x - x, event.y - y)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hear = () => {
    clearTimeout(timer);
    removeEventListener("click", swallow, true);
    removeEventListener("pointerdown", pressElsewhere);
  };
  const pressElsewhere = (event: MouseEvent) => {
    if (!isNear(event.x - x, event.y - y)) hear();
  };
  addEventListener("click", swallow, true);
  addEventListener("pointerdown", pressElsewhere);
  const timer = setTimeout(hear, 400);
}
