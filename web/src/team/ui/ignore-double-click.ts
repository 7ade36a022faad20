let pressed: MouseEvent | undefined;
addEventListener("pointerdown", (event) => {
  pressed = event;
});

/** A hand moves a little between two presses. */
const isNear = (x: number, y: number) => Math.hypot(x, y) < 24;

/** For a moment, presses at this place do nothing: a second click would reach what was below the pressed element. */
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
