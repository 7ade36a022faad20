let pressed: MouseEvent | undefined;
addEventListener("pointerdown", (event) => {
  pressed = event;
});

/** A hand moves a little between two presses. */
const isNear = (x: number, y: number) => Math.hypot(x, y) < 24;

/**
 * For what a press takes off the screen: the second press of a double click would reach what lies below. For a moment
 * nothing can be pressed at that place. Keys still work, and so does every other place: a press there ends the moment.
 */
export function keepPlaceDeaf(): void {
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
